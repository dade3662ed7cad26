import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import type { UserEvent } from "@testing-library/user-event"
import { REFUSALS } from "@shop/contract/refusals"
import { aLine, anOrder, aProduct } from "@/testing/factories"
import { fakeShop } from "@/testing/fake-shop"
import { seeToast } from "@/testing/see"
import { Refusal, serve } from "@/testing/serve"
import { server } from "@/testing/server"
import { signIn, visit } from "@/testing/visit"

const DEPOSIT = { title: "Core deposit", qty: 60, unitPrice: 2, total: 120, for: 0 }

/** A person of a shop with one part at $10, and 60 pieces of that in the basket. */
function withPart() {
  const person = signIn({ phone: "+46 8 555 010", address: "Varvsgatan 4" })
  const disc = aProduct({ productName: "Brake disc", price: 10 })
  fakeShop.products = [disc]
  const lines = [{ productId: disc._id, qty: 60 }]
  fakeShop.baskets.set(person._id, { version: 1, lines })
  return disc
}

async function order(user: UserEvent, pieces: string) {
  const quantity = await screen.findByLabelText("Quantity")
  await user.clear(quantity)
  await user.type(quantity, pieces)
}

const addedTo = async () => within(await screen.findByRole("list", { name: "Added to the order" }))

describe("a shop whose plugins add lines to an order", () => {
  beforeEach(() => {
    fakeShop.addedLines = [DEPOSIT]
  })

  it("tells them in the purchase dialog, and orders at the total that it shows", async () => {
    const disc = withPart()
    const user = visit(`/purchase/${disc._id}`)
    const total = await screen.findByLabelText("Total Price")
    await order(user, "60")
    expect((await addedTo()).getByText("60 × Core deposit")).toBeVisible()
    await waitFor(() => expect(total).toHaveTextContent("$720.00"))
    await user.click(screen.getByRole("button", { name: "Place order" }))
    await seeToast("Order Successfully Placed")
    expect(fakeShop.orders).toMatchObject([{ total: "720" }])
  })

  it("is asked once for a quantity that is typed, and shows the former until it has answered", async () => {
    const asked: unknown[] = []
    server.events.on("request:start", async ({ request }) => {
      if (!request.url.endsWith("/basket/check")) return
      asked.push((await request.clone().json()) as unknown)
    })
    const disc = withPart()
    visit(`/purchase/${disc._id}`)
    const total = await screen.findByLabelText("Total Price")
    const added = await addedTo()
    fireEvent.change(screen.getByLabelText("Quantity"), { target: { value: "60" } })
    expect(added.getByText("60 × Core deposit")).toBeVisible()
    expect(total).toHaveAttribute("aria-busy", "true")
    await waitFor(() => expect(total).toHaveAttribute("aria-busy", "false"))
    const lines = [50, 60].map((qty) => ({ lines: [{ productId: disc._id, qty }] }))
    expect(asked).toEqual(lines)
    server.events.removeAllListeners()
  })

  it("tells them in the basket and its drawer, and orders at the total that it shows", async () => {
    withPart()
    const user = visit("/basket")
    expect((await addedTo()).getByText("$120.00")).toBeVisible()
    expect(screen.getByText("$720.00", { selector: "dd" })).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Basket, 1 part" }))
    const drawer = within(await screen.findByRole("dialog", { name: "Basket" }))
    expect(await drawer.findByText("$720.00")).toBeVisible()
    await user.keyboard("{Escape}")
    await user.click(screen.getByRole("button", { name: "Place order" }))
    await seeToast("Order Successfully Placed")
    expect(fakeShop.orders).toMatchObject([{ total: "720" }])
  })

  it("shows what they are now where the order comes to another sum", async () => {
    const disc = withPart()
    const message = REFUSALS.price_changed.variants.total.replace("{total}", "780")
    server.use(
      serve("placeOrder", () => {
        fakeShop.addedLines = [{ ...DEPOSIT, unitPrice: 3, total: 180 }]
        throw new Refusal(409, "price_changed", { message })
      }),
    )
    const user = visit(`/purchase/${disc._id}`)
    await order(user, "60")
    expect((await addedTo()).getByText("$120.00")).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Place order" }))
    expect(await screen.findByText(message)).toBeVisible()
    expect(await (await addedTo()).findByText("$180.00")).toBeVisible()
  })
})

describe("a shop whose plugins add nothing", () => {
  it("is asked for nothing, and shows no list of it", async () => {
    const asked: string[] = []
    server.events.on("request:start", ({ request }) => void asked.push(request.url))
    const disc = withPart()
    const user = visit(`/purchase/${disc._id}`)
    await order(user, "60")
    expect(await screen.findByText("$600.00")).toBeVisible()
    await user.click(screen.getByRole("button", { name: "Place order" }))
    await seeToast("Order Successfully Placed")
    expect(asked.filter((url) => url.includes("/basket/check"))).toEqual([])
    expect(screen.queryByRole("list", { name: "Added to the order" })).toBeNull()
    server.events.removeAllListeners()
  })
})

describe("the page of an order", () => {
  it("has what was added behind its parts, without a page or a parcel", async () => {
    signIn()
    const lines = [aLine({ productName: "Brake disc", qty: 60, price: 10, total: 600 })]
    const more = { addedLines: [DEPOSIT], total: "720" }
    fakeShop.orders = [anOrder({ _id: "order_added", lines, ...more })]
    visit("/dashboard/orders/order_added")
    const table = within(await screen.findByRole("table", { name: "Lines" }))
    const row = table.getByRole("row", { name: /Core deposit/ })
    await waitFor(() => expect(row).toHaveTextContent(/^Core deposit–60\$2\.00\$120\.00––$/))
    expect(within(row).queryByRole("link")).toBeNull()
    expect(table.getByRole("link", { name: "Brake disc" })).toBeVisible()
  })
})
