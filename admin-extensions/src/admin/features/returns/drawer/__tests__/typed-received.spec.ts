import { describe, expect, it } from "vitest"
import { bodyOf, sumsOf, typedAllGood, wrongLines, type ReturnedLine } from "../typed-received"

const line = (id: string, qty: number): ReturnedLine => ({
  ...{ id, qty, line_item_id: `item_${id}`, line: 1, productName: "Disc", sku: "BD" },
  ...{ reason: "defective" as const, good: null, damaged: null },
})
const LINES = [line("a", 4), line("b", 50)]
const ALL = typedAllGood(LINES)

describe("what arrived of a return", () => {
  it("begins with all of it, and all of it good", () => {
    expect(sumsOf(ALL)).toEqual({ good: 54, damaged: 0 })
    expect(bodyOf(ALL, { lines: LINES, location: "" })).toEqual({
      lines: [
        { id: "a", good: 4, damaged: 0 },
        { id: "b", good: 50, damaged: 0 },
      ],
    })
  })

  it("is at most what was asked back, and names every line", () => {
    const typed = { ...ALL, a: { good: "3", damaged: "2" }, b: { good: "", damaged: "x" } }
    expect([...wrongLines(typed, LINES)]).toEqual(["a", "b"])
    expect([...wrongLines({ ...ALL, a: { good: " 3 ", damaged: "1" } }, LINES)]).toEqual([])
    const none = { a: { good: "", damaged: "1" }, b: { good: "0", damaged: "" } }
    expect(bodyOf(none, { lines: LINES, location: "sloc_1" })).toEqual({
      lines: [
        { id: "a", good: 0, damaged: 1 },
        { id: "b", good: 0, damaged: 0 },
      ],
      location_id: "sloc_1",
    })
  })
})
