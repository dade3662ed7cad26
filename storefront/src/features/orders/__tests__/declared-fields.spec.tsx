import type { DeclaredField } from "@shop/contract/shop/declared-field"
import { fireEvent, screen, waitFor, within } from "@testing-library/react"
import { declared } from "@/testing/declared"
import { aProduct, anOrder } from "@/testing/factories"
import { fakeShop } from "@/testing/fake-shop"
import { errorOf, seeToast } from "@/testing/see"
import { Refusal, serve } from "@/testing/serve"
import { server } from "@/testing/server"
import { signIn, visit } from "@/testing/visit"

const SHAPE = { of: "order", isAsked: true, isRequired: false } as const
const PO: DeclaredField = { ...SHAPE, field: "poNumber", label: "Your order number", kind: "text" }
const FIELDS: DeclaredField[] = [
  PO,
  { ...SHAPE, field: "pallets", label: "Pallets", kind: "number" },
  { ...SHAPE, field: "tailLift", label: "Tail lift", kind: "yesNo" },
  { ...SHAPE, field: "gate", label: "Gate", kind: "choice", choices: ["North", "South"] },
  { ...SHAPE, field: "neededBy", label: "Needed by", kind: "date" },
]

async function openPurchase() {
  const product = aProduct({ productName: "Brake disc", price: 12.4, qty: "80" })
  fakeShop.products = [product]
  signIn({ phone: "+46 8 555 010", address: "Varvsgatan 4" })
  const user = visit(`/purchase/${product._id}`)
  const dialog = await screen.findByRole("dialog", { name: "Purchase" })
  const form = within(dialog)
  const send = async () => user.click(await form.findByRole("button", { name: "Place order" }))
  return { user, form, send }
}

describe("the fields that plugins declared of an order", () => {
  it("are asked for by their kind, and sent beside the order's own", async () => {
    declared.fields = FIELDS
    const { user, form, send } = await openPurchase()
    const put = async (label: string, text: string) => {
      await user.clear(await form.findByLabelText(label))
      await user.paste(text)
    }
    await put("Quantity", "60")
    await put("Your order number", "PO-7")
    await put("Pallets", "2")
    await user.click(form.getByLabelText("Tail lift"))
    await user.selectOptions(form.getByLabelText("Gate"), "South")
    fireEvent.change(form.getByLabelText("Needed by"), { target: { value: "2026-12-01" } })
    await send()
    await seeToast("Order Successfully Placed")
    const told = { poNumber: "PO-7", pallets: 2, tailLift: true, gate: "South" }
    expect(fakeShop.orders).toMatchObject([{ ...told, neededBy: "2026-12-01" }])
  })

  it("are told by the list of orders and the order's page", async () => {
    declared.fields = FIELDS
    const { email } = signIn()
    const told = { poNumber: "PO-7", tailLift: true }
    fakeShop.orders = [{ ...anOrder({ email, productName: "Brake disc" }), ...told }]
    const user = visit("/dashboard/orders")
    expect(await screen.findByText("Your order number: PO-7")).toBeVisible()
    await user.click(screen.getByRole("link", { name: "Brake disc" }))
    const term = await screen.findByText("Tail lift")
    expect(term.nextElementSibling).toHaveTextContent("Yes")
    expect(screen.queryByText("Pallets")).toBeNull()
  })

  it("are not in the body where nothing was typed", async () => {
    declared.fields = FIELDS
    const { user, form, send } = await openPurchase()
    let sent: unknown
    server.use(
      serve("placeOrder", ({ body }) => {
        sent = body
        return { body: { success: true, data: anOrder() } }
      }),
    )
    const number = await form.findByLabelText("Your order number")
    await user.type(number, "7")
    await user.clear(number)
    await send()
    await seeToast("Order Successfully Placed")
    const names = FIELDS.map(({ field }) => field)
    expect(Object.keys(sent as object).filter((name) => names.includes(name))).toEqual([])
  })

  it("bear the shop's complaint, which stands nowhere else", async () => {
    declared.fields = [PO]
    const { user, form, send } = await openPurchase()
    const message = "the order number may have 35 signs at most"
    server.use(
      serve("placeOrder", () => {
        const errors = [{ field: "poNumber", message }]
        throw new Refusal(400, "invalid_input", { message: `poNumber: ${message}`, errors })
      }),
    )
    const number = await form.findByLabelText("Your order number")
    await user.click(number)
    await user.paste("x".repeat(36))
    await send()
    await waitFor(() => expect(errorOf(number)).toBe(message))
    expect(form.getAllByText(new RegExp(message))).toHaveLength(1)
  })

  it("are looked at by the search among orders", async () => {
    declared.fields = [PO]
    const person = signIn()
    const orders = ["PO-7", "PO-8"].map((poNumber) => ({
      ...anOrder({ email: person.email, productName: `Part of ${poNumber}` }),
      poNumber,
    }))
    fakeShop.orders = orders
    const user = visit("/dashboard/orders")
    await user.type(await screen.findByRole("searchbox"), "po-8")
    await waitFor(() => expect(screen.queryByText("Part of PO-7")).toBeNull())
    expect(screen.getByText("Part of PO-8")).toBeVisible()
  })
})
