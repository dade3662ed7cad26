import type { ArrivedLine } from "../../../../queries/return/returnable-lines"
import { wantedLines } from "../wanted-lines"

const line = (change: Partial<ArrivedLine> = {}): ArrivedLine => ({
  ...{ id: "ordli_1", line: 1, productName: "Disc", sku: "BD-1", here: 10, qty: 10 },
  until: "2026-12-25T03:04:58.016Z",
  ...change,
})
const wanted = (qty: number, place = 1) => [{ line: place, qty, reason: "other" as const }]

describe("the lines of a return", () => {
  it("are those of the order's lines at their places", () => {
    const arrived = [line(), line({ id: "ordli_2", line: 2 })]
    expect(wantedLines(arrived, wanted(10, 2))).toEqual([
      { line_item_id: "ordli_2", quantity: 10, reason: "other" },
    ])
  })

  it.each([
    ["there are fewer", line({ qty: 3 }), "Of Disc only 3 pieces can be returned"],
    ["nothing has arrived", line({ qty: 0, here: 0 }), "Of Disc no piece can be returned"],
    ["it is too late", line({ qty: 0 }), "Disc could be returned until 2026-12-25"],
  ])("are refused where %s", (_, arrived, message) => {
    expect(() => wantedLines([arrived], wanted(4))).toThrow(message)
  })

  it("are refused with the field of each", () => {
    const both = [...wanted(11), ...wanted(1, 2)]
    const fields = () => {
      try {
        wantedLines([line()], both)
        return []
      } catch (error) {
        return (error as { errors: { field: string }[] }).errors.map(({ field }) => field)
      }
    }
    expect(fields()).toEqual(["lines.0.qty", "lines.1.line"])
  })
})
