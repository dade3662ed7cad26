import { screen, waitFor, within } from "@testing-library/react"
import { aProduct, anOrder } from "@/testing/factories"
import { fakeShop } from "@/testing/fake-shop"
import { signIn, visit } from "@/testing/visit"
import { calendarDayText } from "@/platform/format/dates"

const [SOON, LATER] = ["2026-12-12", "2026-12-20"]
const EXPECTED = [
  { qty: 100, on: SOON },
  { qty: 1500, on: LATER },
]
const [soon, later] = [calendarDayText(SOON), calendarDayText(LATER)]

describe("what is to come of a part", () => {
  it("stands on its card and its page, and lets it be ordered though none is there", async () => {
    const product = aProduct({ qty: "0", expected: EXPECTED })
    const other = aProduct({ qty: "0" })
    fakeShop.products = [product, other]
    visit("/showProduct")
    const card = within(await screen.findByRole("article", { name: product.productName }))
    const words = `More on the way: 100 on ${soon}; 1,500 on ${later}`
    expect(await card.findByText(words)).toBeVisible()
    expect(card.queryByText("Out of Stock")).toBeNull()
    const plain = within(screen.getByRole("article", { name: other.productName }))
    expect(plain.getByText("Out of Stock")).toBeVisible()
    expect(plain.queryByText(/on the way/)).toBeNull()
  })

  it("splits the quantity that is typed into what is there and what comes", async () => {
    signIn()
    const product = aProduct({ qty: "50", expected: EXPECTED })
    fakeShop.products = [product]
    const user = visit(`/purchase/${product._id}`)
    const form = within(await screen.findByRole("dialog", { name: "Purchase" }))
    const quantity = await form.findByLabelText("Quantity")
    const type = async (pieces: string) => {
      await user.clear(quantity)
      await user.type(quantity, pieces)
    }
    await type("80")
    await waitFor(() => expect(form.getByText(`50 now; 30 on ${soon}`)).toBeVisible())
    await type("170")
    expect(form.getByText(`50 now; 100 on ${soon}; 20 on ${later}`)).toBeVisible()
    await type("50")
    expect(form.queryByText(/now;/)).toBeNull()
    await type("1651")
    await form.findByText("Sorry, we don't have enough stock for this product")
    expect(form.queryByText(/now;/)).toBeNull()
  })

  it("is the day of an order's line, with the one before where it was moved", async () => {
    signIn()
    const order = anOrder()
    const due = [{ qty: 30, on: LATER, formerly: SOON }]
    const lines = order.lines.map((line) => ({ ...line, open: 30, due }))
    fakeShop.orders = [{ ...order, lines }]
    visit(`/dashboard/orders/${order._id}`)
    expect(await screen.findByText(`Not here yet: 30 on ${later} (formerly ${soon})`)).toBeVisible()
  })
})
