import { inOrder } from "../../orders"
import { addedLinesOf, addedTaxOf, linesOf, partsOf } from "../order-lines"
import { addedFor } from "../added-mark"
import { anAddedItem, anItem, anOrderRow } from "./an-order-row"

const sent = (shipped_quantity: number, delivered_quantity = 0) => ({
  detail: { shipped_quantity, delivered_quantity },
})

describe("an order's lines", () => {
  it("are in the order in which they were wanted", () => {
    const items = [anItem(10), anItem(2), anItem(1)]
    expect(inOrder(items).map(({ title }) => title)).toEqual(["Disc 1", "Disc 2", "Disc 10"])
  })

  it("tell what is shipped and what is still open", () => {
    const items = [anItem(1, sent(20)), anItem(2, sent(50, 50)), anItem(3, sent(0, 50)), anItem(4)]
    const told = linesOf(anOrderRow(0, { items })).map(({ shipped, open }) => [shipped, open])
    expect(told).toEqual([
      [20, 30],
      [50, 0],
      [50, 0],
      [0, 50],
    ])
  })

  it("have nothing open once the order is cancelled", () => {
    const lines = linesOf(anOrderRow(2, { canceled_at: "2026-01-02" }))
    expect(lines.map(({ open }) => open)).toEqual([0, 0])
  })

  it("tell what a line comes to, less what was taken off", () => {
    const [line] = linesOf(anOrderRow(0, { items: [anItem(2, { total: { value: "90" } })] }))
    expect(line).toMatchObject({ qty: 50, price: 2, total: 90 })
  })

  it("have tax in their totals only where it is in the price", () => {
    const items = [1, 2].map((number) => anItem(number, { total: 59.5, tax_total: 9.5 }))
    const [included, added] = [items[0], { ...items[1], is_tax_inclusive: false }]
    const order = anOrderRow(0, { items: [included, added] as typeof items })
    expect(linesOf(order).map(({ total }) => total)).toEqual([59.5, 50])
    expect(addedTaxOf(order)).toBe(9.5)
  })
})

describe("what plugins added to an order", () => {
  const added = [
    anAddedItem(),
    anAddedItem({ title: "Discount", line_id: null, quantity: 1, unit_price: -5, total: -5 }),
  ]

  it("is told beside the lines, with the place of the line that it is for", () => {
    expect(addedLinesOf(anOrderRow(1, { added }))).toEqual([
      { title: "Core deposit", qty: 50, unitPrice: 2, total: 100, for: 0 },
      { title: "Discount", qty: 1, unitPrice: -5, total: -5 },
    ])
  })

  it("is of the whole order once its line is gone", () => {
    const items = [anItem(2)]
    expect(addedLinesOf(anOrderRow(0, { items, added }))[0]).not.toHaveProperty("for")
  })

  it("has its tax among the order's where prices are without", () => {
    const net = { total: 119, tax_total: 19, is_tax_inclusive: false }
    const order = anOrderRow(1, { added: [anAddedItem(net)] })
    expect(addedTaxOf(order)).toBe(19)
    expect(addedLinesOf(order)).toMatchObject([{ total: 100 }])
  })

  it("is known by a mark that no line of a part can have", () => {
    const metadata = { added_by: { plugin: "@acme/fee", key: "fee", line_id: "ordli_0001" } }
    expect(addedFor({ variant_id: null, metadata })).toEqual({ line_id: "ordli_0001" })
    expect(addedFor({ variant_id: "variant_1", metadata })).toBeUndefined()
    expect(addedFor({ variant_id: null, metadata: null })).toBeUndefined()
  })
})

describe("what an order is called by its parts", () => {
  it.each([
    [0, ""],
    [1, "Disc 1"],
    [2, "Disc 1 and 1 more"],
    [4, "Disc 1 and 3 more"],
  ])("of %i lines is %j", (count, name) => {
    expect(partsOf(linesOf(anOrderRow(count)))).toBe(name)
  })
})
