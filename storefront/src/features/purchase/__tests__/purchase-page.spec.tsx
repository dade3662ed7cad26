import { screen, waitFor, within } from "@testing-library/react"
import { aProduct } from "@/testing/factories"
import { fakeShop } from "@/testing/fake-shop"
import { errorOf, seeTable, seeToast } from "@/testing/see"
import { signIn, visit } from "@/testing/visit"

async function open() {
  const product = aProduct({ productName: "Brake disc", price: 12.4, qty: "80" })
  fakeShop.products = [product]
  const user = visit(`/purchase/${product._id}`)
  await screen.findByRole("button", { name: "Place order" })
  const form = within(screen.getByRole("dialog", { name: "Purchase" }))
  const send = () => user.click(form.getByRole("button", { name: "Place order" }))
  return { user, form, send }
}

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

  it("leads home by Cancel", async () => {
    signIn()
    const { user, form } = await open()
    await user.click(form.getByRole("button", { name: "Cancel" }))
    await waitFor(() => expect(location.pathname).toBe("/"))
  })
})
