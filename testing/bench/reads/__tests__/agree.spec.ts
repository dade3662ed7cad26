import { agree } from "../check-answers"
import { medusaRows, ownRows, statementRows, type Row } from "../rows"

const row = (sku: string, changes: Partial<Row> = {}): Row => ({
  ...{ name: `Part ${sku}`, sku, description: "Steel", price: 9.5, stock: 50 },
  ...{ image: "/a.png", category: "Belts", ...changes },
})
const page = [row("BD-1-R"), row("BD-1-L"), row("BD-2-R"), row("BD-2-L")]

describe("the rows of two sides", () => {
  it("agree whatever order the variants of a product have", () => {
    const [a, b, c, d] = page as [Row, Row, Row, Row]
    expect(() => agree(page, "the other", [b, a, d, c])).not.toThrow()
  })

  it.each([
    ["the products have another order", [...page.slice(2), ...page.slice(0, 2)]],
    ["one is missing", page.slice(1)],
    ["there is one more", [...page, row("BD-3-L")]],
    ["a price differs", [...page.slice(0, 3), row("BD-2-L", { price: 9.51 })]],
    ["a stock differs", [...page.slice(0, 3), row("BD-2-L", { stock: 49 })]],
    ["a name differs", [...page.slice(0, 3), row("BD-2-L", { name: "Part" })]],
  ])("do not agree where %s", (_, theirs) => {
    expect(() => agree(page, "the other", theirs)).toThrow("the other answers")
  })
})

describe("a row", () => {
  const own = { productName: "Disc Left", sku: "D-L", description: "Steel", price: 9.5, qty: "50" }
  const rest = { image: "/a.png", category: "Belts" }
  const answered = {
    ...{ name: "Disc Left", sku: "D-L", description: "Steel", price: 9.5 },
    ...rest,
  }

  it("is the same as the shop, Medusa and the statement answer it", () => {
    const variant = { title: "Left", sku: "D-L", inventory_quantity: 50 }
    const product = { title: "Disc", description: "Steel", thumbnail: "/a.png" }
    const medusa = {
      ...{ ...product, categories: [{ name: "Belts" }] },
      variants: [{ ...variant, calculated_price: { calculated_amount: 9.5 } }],
    }
    const expected = [{ ...answered, stock: 50 }]
    expect(ownRows({ data: [{ ...own, ...rest }] })).toEqual(expected)
    expect(medusaRows({ products: [medusa] })).toEqual(expected)
    const { category: category_name, ...told } = answered
    const row = { ...told, price: "9.5", available: "50", category_name }
    expect(statementRows([row])).toEqual(expected)
  })
})
