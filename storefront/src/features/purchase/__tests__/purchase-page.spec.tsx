import { screen, waitFor, within } from "@testing-library/react"
import type { ProductDetail } from "@shop/contract/product/product"
import { REFUSALS } from "@shop/contract/refusals"
import { aProduct } from "@/testing/factories"
import { fakeShop } from "@/testing/fake-shop"
import { errorOf, seeTable, seeToast } from "@/testing/see"
import { Refusal, serve } from "@/testing/serve"
import { server } from "@/testing/server"
import { signIn, visit } from "@/testing/visit"

async function open(fields: Partial<ProductDetail> = {}) {
  const product = aProduct({ productName: "Brake disc", price: 12.4, qty: "80", ...fields })
  fakeShop.products = [product]
  const user = visit(`/purchase/${product._id}`)
  await screen.findByRole("button", { name: "Place order" })
  const form = within(screen.getByRole("dialog", { name: "Purchase" }))
  const send = () => user.click(form.getByRole("button", { name: "Place order" }))
  const order = async (pieces: string) => {
    await user.clear(form.getByLabelText("Quantity"))
    await user.type(form.getByLabelText("Quantity"), pieces)
  }
  return { product, user, form, send, order }
}

const LADDER = [
  { from: 50, unitPrice: 12.4 },
  { from: 100, unitPrice: 11.16 },
  { from: 400, unitPrice: 9 },
]

describe("the purchase dialog", () => {
  it("is filled from the product and the signed-in person", async () => {
    signIn({ phone: "+46 8 555 010", address: "Varvsgatan 4" })
    const { form } = await open({ sku: "BD-1", minimumQuantity: 50, multiple: 12 })
    expect(form.getByLabelText("Name")).toHaveValue("Mara Lindqvist")
    expect(form.getByLabelText("Email")).toHaveAttribute("readonly")
    expect(form.getByLabelText("Phone")).toHaveValue("+46 8 555 010")
    expect(form.getByLabelText("Quantity")).toHaveValue("60")
    const total = form.getByLabelText("Total Price")
    await waitFor(() => expect(total).toHaveTextContent("$744.00"))
  })

  it("tells the part, its SKU and its price as text, not as fields", async () => {
    signIn()
    const { form } = await open({ sku: "BD-1" })
    const told = { "Product name": "Brake disc", SKU: "BD-1", Price: "$12.40" }
    for (const [label, words] of Object.entries(told)) {
      await waitFor(() => expect(form.getByLabelText(label)).toHaveTextContent(words))
      expect(form.getByLabelText(label).tagName).toBe("OUTPUT")
    }
  })

  it("asks for what is missing in the specification's words", async () => {
    signIn()
    const { user, form, send } = await open()
    await user.clear(form.getByLabelText("Name"))
    await user.clear(form.getByLabelText("Quantity"))
    await send()
    await form.findByText("quantity is required")
    expect(errorOf(form.getByLabelText("Quantity"))).toBe("quantity is required")
    expect(errorOf(form.getByLabelText("Phone"))).toBe("phone number is required")
    expect(errorOf(form.getByLabelText("Name"))).toBe("name is required")
    expect(errorOf(form.getByLabelText("Address"))).toBe("address is required")
    expect(form.getByLabelText("Quantity")).toHaveFocus()
  })

  it("tells of too few and too many while they are typed, stock before the minimum", async () => {
    signIn({ phone: "+46 8 555 010", address: "Varvsgatan 4" })
    const { form, send, order } = await open()
    const [quantity, total] = [form.getByLabelText("Quantity"), form.getByLabelText("Total Price")]
    for (const [pieces, complaint] of [
      ["49", "sorry you have to order over 50 at a time"],
      ["81", "Sorry, we don't have enough stock for this product"],
      ["12.5", "quantity must be a whole number"],
    ] as const) {
      await order(pieces)
      expect(total).toHaveTextContent("–")
      await waitFor(() => expect(errorOf(quantity)).toBe(complaint))
    }
    await send()
    expect(quantity).toHaveFocus()
    expect(fakeShop.orders).toEqual([])
  })

  it("offers what would do in the place of a wrong quantity", async () => {
    signIn()
    const { user, form, order } = await open({ qty: "300", minimumQuantity: 50, multiple: 12 })
    await order("70")
    expect(await form.findByRole("button", { name: "Order 60" })).toBeVisible()
    await user.click(form.getByRole("button", { name: "Order 72" }))
    expect(form.getByLabelText("Quantity")).toHaveValue("72")
    expect(form.queryByRole("button", { name: /^Order \d/ })).toBeNull()
    expect(form.getByLabelText("Total Price")).toHaveTextContent("$892.80")
  })

  it("leads to the payment of the order at once, which can wait", async () => {
    signIn({ phone: "+46 8 555 010", address: "Varvsgatan 4" })
    const { user, send, order } = await open()
    await order("60")
    await send()
    await seeToast("Order Successfully Placed")
    expect(fakeShop.orders).toMatchObject([
      { qty: 60, total: "744", email: "customer@example.com" },
    ])
    const payment = within(await screen.findByRole("dialog", { name: "Payment" }))
    const [placed] = fakeShop.orders
    expect(await payment.findByText(`Order ${placed?.number} is placed`)).toBeVisible()
    await user.click(payment.getByRole("link", { name: "Pay later" }))
    await seeTable("Orders", "Brake disc")
    expect(location.pathname).toBe("/dashboard/orders")
  })

  it("has price and total follow the quantity, and names what a few pieces more save", async () => {
    signIn({ phone: "+46 8 555 010", address: "Varvsgatan 4" })
    const { user, form, send, order } = await open({ qty: "300", ladder: LADDER })
    const [quantity, price] = [form.getByLabelText("Quantity"), form.getByLabelText("Price")]
    await waitFor(() => expect(price).toHaveTextContent("$12.40"))
    await order("60")
    await user.click(form.getByRole("button", { name: "Add 40: 10 % less" }))
    expect(quantity).toHaveValue("100")
    expect(price).toHaveTextContent("$11.16")
    expect(form.getByText("$1,116.00")).toBeVisible()
    // The shop has not as many as the next rung asks for.
    expect(form.queryByRole("button", { name: /less/ })).toBeNull()
    await send()
    await seeToast("Order Successfully Placed")
    expect(fakeShop.orders).toMatchObject([{ qty: 100, price: 11.16, total: "1116" }])
  })

  it("says where more pieces cost less in all", async () => {
    signIn()
    const { form, order } = await open({ qty: "300", ladder: LADDER })
    await order("95")
    expect(form.getByRole("button", { name: "100 pieces cost less than 95" })).toBeVisible()
  })

  it("shows the new price where it has changed meanwhile", async () => {
    signIn({ phone: "+46 8 555 010", address: "Varvsgatan 4" })
    const { product, form, send, order } = await open()
    await order("60")
    const message = "The price is now $13.00: look at it again before you order"
    server.use(
      serve("placeOrder", () => {
        Object.assign(product, { price: 13, ladder: [{ from: 50, unitPrice: 13 }] })
        throw new Refusal(409, "price_changed", { message })
      }),
    )
    await send()
    expect(await form.findByText(message)).toBeVisible()
    await waitFor(() => expect(form.getByLabelText("Price")).toHaveTextContent("$13.00"))
    expect(form.getByText("$780.00")).toBeVisible()
  })

  it("tells a customer of too many unpaid orders what to do, and stays open", async () => {
    signIn({ phone: "+46 8 555 010", address: "Varvsgatan 4" })
    const message = REFUSALS.too_many_unpaid_orders.sentence
    server.use(
      serve("placeOrder", () => {
        throw new Refusal(409, "too_many_unpaid_orders", { message })
      }),
    )
    const { form, send } = await open()
    await send()
    expect(await form.findByText(message)).toBeVisible()
  })

  it("leads home by Cancel", async () => {
    signIn()
    const { user, form } = await open()
    await user.click(form.getByRole("button", { name: "Cancel" }))
    await waitFor(() => expect(location.pathname).toBe("/"))
  })
})
