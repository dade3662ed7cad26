import { screen, waitFor, within } from "@testing-library/react"
import { aLine, anOrder } from "@/testing/factories"
import { fakeShop } from "@/testing/fake-shop"
import { Refusal, serve } from "@/testing/serve"
import { server } from "@/testing/server"
import { signIn, visit } from "@/testing/visit"

/** A provider whose card field is there and empty; jsdom lacks what the real one's frame needs. */
vi.mock("@/platform/payment/load-stripe", () => {
  const nothing = () => undefined
  const names = ["on", "off", "once", "mount", "unmount", "update", "destroy"]
  const field = Object.fromEntries(names.map((name) => [name, nothing]))
  const elements = () => ({ create: () => field, getElement: () => field, update: nothing })
  const calls = ["createToken", "createPaymentMethod", "confirmCardPayment", "registerAppInfo"]
  const stripe = { ...Object.fromEntries(calls.map((name) => [name, nothing])), elements }
  return { loadPaymentProvider: () => Promise.resolve(stripe) }
})

async function open(fields: Parameters<typeof anOrder>[0]) {
  signIn()
  const order = anOrder(fields)
  fakeShop.orders = [order]
  const user = visit(`/dashboard/payment/${order._id}`)
  const dialog = within(await screen.findByRole("dialog", { name: "Payment" }))
  return { user, dialog }
}

describe("the payment dialog", () => {
  it("shows the payable amount and leads back to the orders by Cancel", async () => {
    const { user, dialog } = await open({ price: 12.4, qty: 50 })
    await dialog.findByText("Payable Amount")
    await dialog.findByText("$620.00")
    await user.click(dialog.getByRole("button", { name: "Cancel" }))
    await waitFor(() => expect(location.pathname).toBe("/dashboard/orders"))
  })

  it("names what is paid: the first five of many parts", async () => {
    const lines = Array.from({ length: 8 }, () => aLine({ productName: "Brake disc" }))
    const { dialog } = await open({ lines })
    await dialog.findByText("$4,960.00")
    const parts = within(dialog.getByRole("list", { name: "Parts" })).getAllByRole("listitem")
    expect(parts.map(({ textContent }) => textContent)).toEqual([
      ...Array.from({ length: 5 }, () => "50 × Brake disc"),
      "and 3 more",
    ])
  })

  it("keeps Pay off and says why while there is no client secret", async () => {
    server.use(
      serve("createPaymentIntent", () => {
        throw new Refusal(409, "payment_in_progress", { message: "A payment is under way" })
      }),
    )
    const { dialog } = await open({})
    await dialog.findByText("A payment is under way")
    expect(dialog.getByRole("button", { name: "Pay" })).toBeDisabled()
  })

  it("takes nothing for an order that is paid", async () => {
    const { dialog } = await open({ isPaid: true, transitionId: "pi_3Q" })
    await dialog.findByText("This order is paid")
    expect(dialog.queryByRole("button", { name: "Pay" })).toBeNull()
  })

  it("tells at once that the provider is out of reach, and starts when it is back", async () => {
    const down = serve("createPaymentIntent", () => {
      throw new Refusal(502, "payment_provider_unavailable", { message: "Cannot be reached" })
    })
    server.use(down)
    const { user, dialog } = await open({})
    await dialog.findByText("Cannot be reached")
    server.resetHandlers()
    await user.click(dialog.getByRole("button", { name: "Try again" }))
    await waitFor(() => expect(dialog.getByRole("button", { name: "Pay" })).toBeEnabled())
    expect(dialog.queryByText("Cannot be reached")).toBeNull()
  })

  it("looks again until a payment on its way has arrived", async () => {
    server.use(
      serve("createPaymentIntent", () => {
        throw new Refusal(409, "payment_in_progress", { message: "A payment is under way" })
      }),
    )
    const { dialog } = await open({})
    await dialog.findByText("A payment is under way")
    fakeShop.orders = fakeShop.orders.map((order) => ({
      ...order,
      isPaid: true,
      transitionId: "pi_3Q",
    }))
    await dialog.findByText("This order is paid", {}, { timeout: 20_000 })
    await dialog.findByText("pi_3Q")
  })
})
