import { screen, within } from "@testing-library/react"
import { aLine, anOrder, aProduct } from "@/testing/factories"
import { fakeShop } from "@/testing/fake-shop"
import { signIn, signInAsAdministrator, visit } from "@/testing/visit"

/** A person of a shop with one part at $10, and 60 pieces of that in the basket. */
function withPart() {
  const person = signIn({ phone: "+46 8 555 010", address: "Varvsgatan 4" })
  const disc = aProduct({ productName: "Brake disc", price: 10 })
  fakeShop.products = [disc]
  const lines = [{ productId: disc._id, qty: 60 }]
  fakeShop.baskets.set(person._id, { version: 1, lines })
  return disc
}

describe("a shop whose orders add tax to the prices", () => {
  beforeEach(() => {
    fakeShop.pricesIncludeTax = false
  })

  it("says so in the purchase dialog", async () => {
    const disc = withPart()
    const user = visit(`/purchase/${disc._id}`)
    const total = await screen.findByLabelText("Total Price")
    await user.clear(screen.getByLabelText("Quantity"))
    await user.type(screen.getByLabelText("Quantity"), "60")
    expect(total).toHaveTextContent("$600.00 plus tax")
  })

  it("says so in the basket and its drawer", async () => {
    withPart()
    const user = visit("/basket")
    expect(await screen.findByText("$600.00", { selector: "dd" })).toHaveTextContent(/ plus tax$/)
    const told = screen.getAllByRole("status").map(({ textContent }) => textContent)
    expect(told).toContain("1 part, $600.00 in all plus tax")
    await user.click(screen.getByRole("button", { name: "Basket, 1 part" }))
    const drawer = within(await screen.findByRole("dialog", { name: "Basket" }))
    expect(await drawer.findByText("plus tax")).toBeVisible()
  })

  it("says so on a part's page", async () => {
    const disc = withPart()
    visit(`/product/${disc._id}`)
    expect(await screen.findByText("$500.00")).toHaveTextContent(/ plus tax$/)
    expect(screen.getByText("a piece")).toHaveTextContent("a piece plus tax")
  })

  it("says so on the cards of lists, at the price", async () => {
    withPart()
    visit("/showProduct")
    const card = within(await screen.findByRole("article", { name: "Brake disc" }))
    expect(await card.findByText("$10.00")).toHaveTextContent(/^\$10\.00 plus tax$/)
  })

  it("says so in the rows of staff's products", async () => {
    signInAsAdministrator()
    fakeShop.products = [aProduct({ productName: "Brake disc", price: 10 })]
    visit("/dashboard/product")
    const row = within(await screen.findByRole("row", { name: /Brake disc/ }))
    expect(await row.findByText("$10.00")).toHaveTextContent(/^\$10\.00 plus tax$/)
  })

  it("asks staff for prices without it", async () => {
    signInAsAdministrator()
    const disc = aProduct()
    fakeShop.products = [disc]
    visit(`/dashboard/update/${disc._id}`)
    expect(await screen.findByText("For one piece, without tax")).toBeVisible()
  })
})

describe("the page of an order", () => {
  it("has the tax that was added as a row of its own", async () => {
    signIn()
    const lines = [aLine({ price: 3.05, total: 152.5 })]
    fakeShop.orders = [anOrder({ _id: "order_net", lines, total: "181.48", tax: 28.98 })]
    visit("/dashboard/orders/order_net")
    const payment = within(await screen.findByRole("region", { name: "Payment" }))
    expect(await payment.findByText("$28.98")).toBeVisible()
    expect(payment.getByText("Tax").closest("dl")).toHaveTextContent(
      /^Tax\$28\.98Total Price\$181\.48/,
    )
    expect(screen.getByRole("cell", { name: "$152.50" })).toBeVisible()
  })

  it("has none where prices include it", async () => {
    signIn()
    fakeShop.orders = [anOrder({ _id: "order_gross" })]
    visit("/dashboard/orders/order_gross")
    const payment = within(await screen.findByRole("region", { name: "Payment" }))
    expect(await payment.findByText("$620.00")).toBeVisible()
    expect(payment.queryByText("Tax")).toBeNull()
  })
})

describe("a shop whose prices include tax", () => {
  it("says nothing of it beside a total", async () => {
    withPart()
    visit("/basket")
    expect(await screen.findByText("$600.00", { selector: "dd" })).toHaveTextContent(/^\$600.00$/)
    expect(screen.queryByText("plus tax")).toBeNull()
  })

  it("says nothing of it on a card", async () => {
    withPart()
    visit("/showProduct")
    const card = within(await screen.findByRole("article", { name: "Brake disc" }))
    expect(await card.findByText("$10.00")).toHaveTextContent(/^\$10\.00$/)
  })
})
