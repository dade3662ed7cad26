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
  return { product, user, form, send }
}

const LADDER = [
  { from: 50, unitPrice: 12.4 },
  { from: 100, unitPrice: 11.16 },
  { from: 400, unitPrice: 9 },
]

describe("the purchase dialog", () => {
  it("is filled from the product and the signed-in person", async () => {
    signIn({ phone: "+46 8 555 010", address: "Varvsgatan 4" })
    const { form } = await open()
    expect(form.getByLabelText("Name")).toHaveValue("Mara Lindqvist")
    expect(form.getByLabelText("Email")).toHaveAttribute("readonly")
    expect(form.getByLabelText("Product name")).toHaveAttribute("readonly")
    expect(form.getByLabelText("Price")).toHaveAttribute("readonly")
    expect(form.getByLabelText("Phone")).toHaveValue("+46 8 555 010")
  })

  it("asks for what is missing in the specification's words", async () => {
    signIn()
    const { user, form, send } = await open()
    await user.clear(form.getByLabelText("Name"))
    await send()
    await form.findByText("quantity is required")
    expect(errorOf(form.getByLabelText("Quantity"))).toBe("quantity is required")
    expect(errorOf(form.getByLabelText("Phone"))).toBe("phone number is required")
    expect(errorOf(form.getByLabelText("Name"))).toBe("name is required")
    expect(errorOf(form.getByLabelText("Address"))).toBe("address is required")
    expect(form.getByLabelText("Quantity")).toHaveFocus()
  })

  it("refuses too few and too many, stock before the minimum, then places the order", async () => {
    signIn({ phone: "+46 8 555 010", address: "Varvsgatan 4" })
    const { user, form, send } = await open()
    const quantity = form.getByLabelText("Quantity")
    await user.type(quantity, "49")
    await send()
    await waitFor(() => expect(errorOf(quantity)).toBe("sorry you have to order over 50 at a time"))
    await user.clear(quantity)
    await user.type(quantity, "81")
    await send()
    await waitFor(() =>
      expect(errorOf(quantity)).toBe("Sorry, we don't have enough stock for this product"),
    )
    await user.clear(quantity)
    await user.type(quantity, "60")
    await send()
    await seeToast("Order Successfully Placed")
    await seeTable("Orders", "Brake disc")
    expect(fakeShop.orders).toMatchObject([
      { qty: 60, total: "744", email: "customer@example.com" },
    ])
  })

  it("has price and total follow the quantity, and names what a few pieces more save", async () => {
    signIn({ phone: "+46 8 555 010", address: "Varvsgatan 4" })
    const { user, form, send } = await open({ qty: "300", ladder: LADDER })
    const [quantity, price] = [form.getByLabelText("Quantity"), form.getByLabelText("Price")]
    await waitFor(() => expect(price).toHaveValue("$12.40"))
    await user.type(quantity, "60")
    await user.click(form.getByRole("button", { name: "Add 40: 10 % less" }))
    expect(quantity).toHaveValue("100")
    expect(price).toHaveValue("$11.16")
    expect(form.getByText("$1,116.00")).toBeVisible()
    // The shop has not as many as the next rung asks for.
    expect(form.queryByRole("button", { name: /less/ })).toBeNull()
    await send()
    await seeToast("Order Successfully Placed")
    expect(fakeShop.orders).toMatchObject([{ qty: 100, price: 11.16, total: "1116" }])
  })

  it("says where more pieces cost less in all", async () => {
    signIn()
    const { user, form } = await open({ qty: "300", ladder: LADDER })
    await user.type(form.getByLabelText("Quantity"), "95")
    expect(form.getByRole("button", { name: "100 pieces cost less than 95" })).toBeVisible()
  })

  it("shows the new price where it has changed meanwhile", async () => {
    signIn({ phone: "+46 8 555 010", address: "Varvsgatan 4" })
    const { product, user, form, send } = await open()
    await user.type(form.getByLabelText("Quantity"), "60")
    const message = "The price is now 13: look at it again before you order"
    server.use(
      serve("placeOrder", () => {
        Object.assign(product, { price: 13, ladder: [{ from: 50, unitPrice: 13 }] })
        throw new Refusal(409, "price_changed", { message })
      }),
    )
    await send()
    expect(await form.findByText(message)).toBeVisible()
    await waitFor(() => expect(form.getByLabelText("Price")).toHaveValue("$13.00"))
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
    const { user, form, send } = await open()
    await user.type(form.getByLabelText("Quantity"), "60")
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
