import { ShopError } from "../../../../errors/shop-error"
import type { OrderedLine } from "../delivery-state"
import { openLines, sentLines, type WantedPieces } from "../sent-lines"

const line = (id: string, change: Partial<OrderedLine> = {}): OrderedLine => ({
  id,
  pieces: 50,
  unsent: 50,
  waiting: 0,
  due: null,
  title: "Standard",
  name: `Part ${id}`,
  sku: id,
  barcode: "",
  requires_shipping: true,
  counted: true,
  is_added: false,
  ...change,
})
const added = (id: string) => line(id, { is_added: true, counted: false, pieces: 1, unsent: 1 })

const sent = (lines: OrderedLine[], wanted: WantedPieces[]) =>
  sentLines(lines, wanted).map(({ id, pieces }) => [id, pieces])

function refusalOf(lines: OrderedLine[], wanted: WantedPieces[]) {
  try {
    sentLines(lines, wanted)
  } catch (error) {
    if (error instanceof ShopError) return { code: error.code, errors: error.errors }
  }
  return undefined
}

describe("the lines of a shipment", () => {
  it("are counted among the parts alone, and have the pieces that leave", () => {
    expect(sent([line("a"), added("b"), line("c")], [{ line: 2, qty: 20 }])).toEqual([["c", 20]])
  })

  it("have what plugins added with the last pieces of the parts", () => {
    const lines = [line("a"), added("b"), line("c", { pieces: 30, unsent: 30 })]
    const all = [
      { line: 2, qty: 30 },
      { line: 1, qty: 50 },
    ]
    expect(sent(lines, all)).toEqual([
      ["a", 50],
      ["b", 1],
      ["c", 30],
    ])
    expect(sent(lines, [{ line: 1, qty: 50 }])).toEqual([["a", 50]])
  })

  it("are refused by every line that has fewer pieces", () => {
    const lines = [line("a", { pieces: 0, unsent: 0 }), line("b", { pieces: 20, unsent: 20 })]
    const wanted = [
      { line: 1, qty: 1 },
      { line: 2, qty: 21 },
    ]
    expect(refusalOf(lines, wanted)).toEqual({
      code: "more_than_open",
      errors: [
        { field: "lines.0.qty", message: "Of Part a no piece is open" },
        { field: "lines.1.qty", message: "Of Part b only 20 pieces are still open" },
      ],
    })
  })

  it("are refused where pieces are packed in Medusa Admin, in words that say so", () => {
    const lines = [line("a", { pieces: 20, unsent: 50 })]
    expect(refusalOf(lines, [{ line: 1, qty: 30 }])?.errors[0]?.message).toContain(
      "only 20 pieces can be sent here",
    )
  })

  it("are refused where the order has no such line", () => {
    expect(refusalOf([line("a"), added("b")], [{ line: 2, qty: 1 }])).toEqual({
      code: "invalid_input",
      errors: [{ field: "lines.0.line", message: "the order has no such line" }],
    })
  })

  it("of a whole delivery are all that were never fulfilled", () => {
    const lines = [line("a"), line("b", { pieces: 0 }), added("c")]
    expect(openLines(lines).map(({ id }) => id)).toEqual(["a", "c"])
  })
})
