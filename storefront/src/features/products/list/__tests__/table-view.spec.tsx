import { screen, waitFor, within } from "@testing-library/react"
import { aProduct } from "@/testing/factories"
import { fakeShop } from "@/testing/fake-shop"
import { visit } from "@/testing/visit"
import { chooseListView } from "../table/list-view"

const table = () => screen.findByRole("table", { name: "Parts" })
const rowsOf = async () =>
  within(await table())
    .getAllByRole("row")
    .slice(1)
const names = async () => (await rowsOf()).map((row) => within(row).getByRole("link").textContent)
const columns = async () =>
  within(await table())
    .getAllByRole("columnheader")
    .map(({ textContent }) => textContent)

const sheet = (diameter: string, bolts: string) => [
  { label: "Diameter", value: diameter },
  { label: "Bolts", value: bolts },
]

describe("the list as a table", () => {
  beforeEach(() => {
    chooseListView("cards")
    fakeShop.products = [
      aProduct({ productName: "Disc 312", price: 30, attributes: sheet("312 mm", "5 × 112") }),
      aProduct({ productName: "Disc 96", price: 40, attributes: sheet("96 mm", "4 × 100") }),
      aProduct({
        productName: "Disc 280",
        price: 20,
        qty: "0",
        attributes: sheet("280 mm", "5 × 112"),
      }),
    ]
  })
  afterAll(() => chooseListView("cards"))

  it("is chosen once and kept for the next visit", async () => {
    const user = visit("/showProduct")
    await screen.findAllByRole("article")
    await user.click(screen.getByRole("radio", { name: "Table" }))
    await waitFor(async () =>
      expect(await columns()).toEqual([
        ...["Part", "Diameter", "Bolts", "In stock", "Price", "To the basket"],
      ]),
    )
    expect(screen.queryByRole("article")).not.toBeInTheDocument()
    expect(localStorage.getItem("list-view")).toBe("table")
    const [first] = await rowsOf()
    expect(first).toHaveTextContent("Disc 312")
    expect(first).toHaveTextContent("312 mm")
    await user.click(screen.getByRole("radio", { name: "Cards" }))
    await screen.findAllByRole("article")
    expect(localStorage.getItem("list-view")).toBeNull()
  })

  it("sorts by its heads: by name, by price and by the numbers of a measure", async () => {
    chooseListView("table")
    const user = visit("/showProduct")
    const press = async (head: string) =>
      user.click(await screen.findByRole("button", { name: head }))
    await press("Diameter")
    await waitFor(() => expect(location.search).toBe("?sort=measure_asc&sortBy=Diameter"))
    await waitFor(async () => expect(await names()).toEqual(["Disc 96", "Disc 280", "Disc 312"]))
    expect(screen.getByLabelText("Sort by")).toHaveDisplayValue("Diameter, lowest first")
    await press("Diameter")
    await waitFor(async () => expect(await names()).toEqual(["Disc 312", "Disc 280", "Disc 96"]))
    await press("Price")
    await waitFor(() => expect(location.search).toBe("?sort=price_asc"))
    await press("Part")
    await waitFor(() => expect(location.search).toBe("?sort=name"))
    await press("Part")
    await waitFor(() => expect(location.search).toBe(""))
    expect(within(await table()).queryByRole("button", { name: "Bolts" })).not.toBeInTheDocument()
  })

  it("narrows by a measure from one number to another, told and taken away again", async () => {
    chooseListView("table")
    const user = visit("/showProduct")
    await user.type(await screen.findByLabelText("Diameter: From"), "200")
    await waitFor(() => expect(location.search).toBe("?measure=Diameter%3A200.."))
    await user.type(screen.getByLabelText("Diameter: To"), "300")
    await waitFor(async () => expect(await names()).toEqual(["Disc 280"]))
    expect(screen.queryByLabelText("Bolts: From")).not.toBeInTheDocument()
    await user.click(screen.getByRole("button", { name: "Remove Diameter: 200 to 300" }))
    await waitFor(() => expect(location.search).toBe(""))
    await waitFor(async () => expect(await names()).toHaveLength(3))
  })

  it("puts a line's quantity into the basket, at first as few as can be ordered", async () => {
    chooseListView("table")
    const user = visit("/showProduct")
    await screen.findByRole("link", { name: "Disc 312" })
    const [first, , last] = await rowsOf()
    const quantity = within(first ?? document.body).getByLabelText("Quantity of Disc 312")
    expect(quantity).toHaveValue("50")
    expect(within(last ?? document.body).queryByRole("textbox")).not.toBeInTheDocument()
    expect(last).toHaveTextContent("Out of Stock")
    await user.clear(quantity)
    await user.type(quantity, "x{Enter}")
    expect(quantity).toHaveAttribute("aria-invalid", "true")
    await user.clear(quantity)
    await user.type(quantity, "75")
    await user.click(screen.getByRole("button", { name: "Add Disc 312" }))
    await screen.findByRole("button", { name: /^Basket, 1 part/ })
  })

  it("goes on at the first new line", async () => {
    fakeShop.products = Array.from({ length: 30 }, (_, index) =>
      aProduct({ productName: `Disc ${index}` }),
    )
    chooseListView("table")
    const user = visit("/showProduct")
    await user.click(await screen.findByRole("button", { name: "Show more (6 left)" }))
    await waitFor(async () => expect(await rowsOf()).toHaveLength(30))
    await waitFor(() => expect(screen.getByRole("link", { name: "Disc 24" })).toHaveFocus())
  })
})
