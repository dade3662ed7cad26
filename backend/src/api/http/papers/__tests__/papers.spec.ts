import type { Paper, PaperLine } from "../../../../queries/order/papers/delivery-papers"
import { render } from "../../docs/html"
import { packingSlips } from "../packing-slips"
import { cartonsOf, weightOfAll, weightText } from "../paper-parts"
import { PAPER_POLICY, paperPage } from "../paper-page"
import { picksOf, pickList } from "../pick-list"

const LINE: PaperLine = {
  sku: "BD-1",
  name: "Brake disc",
  qty: 50,
  location: "Hall 1",
  carton: 12,
  weight: 250_000,
  fields: [],
}

const PAPER: Paper = {
  order_id: "order_1",
  number: "X8V1Q9",
  placed_at: "2026-11-21T08:30:00.000Z",
  name: "Mara",
  address: "218 Harbour Road",
  phone: "1",
  fields: [["Your order number", "PO-7"]],
  shipment: null,
  lines: [LINE],
}

const SHOP = { name: "Halden", logo: "", address: "1 Quay", phone: "", hours: "", web: "" }

const textOf = (page: string) =>
  page
    .replace(/<style>.*?<\/style>/s, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")

describe("papers", () => {
  it("count cartons and what is left beside them", () => {
    expect(cartonsOf(LINE)).toBe("4 × 12 + 2")
    expect(cartonsOf({ qty: 48, carton: 12 })).toBe("4 × 12")
    expect(cartonsOf({ qty: 5, carton: 12 })).toBe("5")
    expect(cartonsOf({ qty: 50, carton: null })).toBe("")
  })

  it("say that a weight is more where a line's is not known", () => {
    const unknown = { ...LINE, weight: null }
    expect(weightText(250_000)).toBe("250 kg")
    expect(weightOfAll([LINE, LINE])).toBe("500 kg")
    expect(weightOfAll([LINE, unknown])).toBe("more than 250 kg")
    expect(weightOfAll([unknown])).toBe("")
  })

  it("of an order tell its number, its buyer's number and its lines, and no price", () => {
    const page = paperPage("Packing slip", packingSlips([PAPER], SHOP))
    expect(textOf(page)).toContain("Order X8V1Q9 Ordered Nov 21, 2026 Your order number PO-7")
    expect(textOf(page)).toContain("BD-1 Brake disc 50 4 × 12 + 2 250 kg Hall 1")
    expect(page).not.toContain("$")
    expect(page).not.toContain("<script")
  })

  it("take no HTML from an order, and let the page load nothing", () => {
    const odd = "<img src=x onerror=alert(1)>"
    const lines = [
      { ...LINE, name: odd, sku: odd, location: odd, fields: [[odd, odd]] as [string, string][] },
    ]
    const paper = { ...PAPER, name: odd, address: odd, number: odd, lines }
    for (const sheets of [packingSlips([paper], SHOP), pickList([paper])]) {
      expect(paperPage(odd, sheets)).not.toContain("<img")
    }
    expect(PAPER_POLICY).toContain("default-src 'none'")
    expect(PAPER_POLICY).not.toContain("unsafe")
  })

  it("to pick by add up what orders want, by location and SKU, with the orders of each", () => {
    const other: Paper = {
      ...PAPER,
      number: "M2T4X1",
      lines: [
        { ...LINE, sku: "BD-10", qty: 5 },
        { ...LINE, qty: 20, weight: 100_000, fields: [["Engraving", "H-7"]] },
        { ...LINE, sku: "BD-2", location: "Hall 0", weight: null },
      ],
    }
    expect(picksOf([PAPER, other]).map(({ location, sku, qty }) => [location, sku, qty])).toEqual([
      ["Hall 0", "BD-2", 50],
      ["Hall 1", "BD-1", 70],
      ["Hall 1", "BD-10", 5],
    ])
    const page = textOf(render(pickList([PAPER, other])))
    expect(page).toContain("Orders X8V1Q9, M2T4X1")
    expect(page).toContain(
      "BD-1 Brake disc 70 5 × 12 + 10 350 kg X8V1Q9 × 50 M2T4X1 × 20, Engraving: H-7",
    )
  })

  it("of an order of which nothing is open say so", () => {
    const paper = { ...PAPER, lines: [] }
    expect(textOf(render(packingSlips([paper], SHOP)))).toContain("No piece of this order is open.")
    expect(textOf(render(pickList([paper])))).toContain("No piece of these orders is open.")
  })
})
