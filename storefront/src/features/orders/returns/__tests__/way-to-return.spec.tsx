import { screen, within } from "@testing-library/react"
import { anOrder } from "@/testing/factories"
import { fakeShop } from "@/testing/fake-shop"
import { seeTable } from "@/testing/see"
import { signIn, visit } from "@/testing/visit"

const PATH = "/dashboard/orders"

describe("the list of orders", () => {
  it("says why a delivered order that is unpaid cannot be cancelled, and where a return begins", async () => {
    signIn()
    const order = anOrder({ productName: "Brake disc", isDeliver: true })
    fakeShop.orders = [order]
    const user = visit(PATH)
    const table = await seeTable("Orders", "Brake disc")
    const cancel = within(table).getByRole("button", { name: "Cancel" })
    expect(cancel).toBeDisabled()
    expect(cancel).toHaveAccessibleDescription(/Delivered: it can only come back as a return/)
    await user.click(await within(table).findByRole("link", { name: "Return parts of it" }))
    await screen.findByRole("dialog", { name: "Return parts" })
    expect(location.pathname).toBe(`${PATH}/${order._id}/return`)
  })

  it("leads to the contact page with it where the shop takes no returns", async () => {
    signIn()
    const order = anOrder({ productName: "Brake disc", isDeliver: true })
    fakeShop.orders = [order]
    fakeShop.returns.days = 0
    const user = visit(PATH)
    const table = await seeTable("Orders", "Brake disc")
    await user.click(within(table).getByRole("link", { name: "Contact us about it" }))
    const message = await screen.findByLabelText("Message")
    expect(message).toHaveValue(`I would like to return parts of my order ${order.number}.`)
  })
})
