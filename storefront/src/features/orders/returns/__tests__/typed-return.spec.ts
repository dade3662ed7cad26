import { bodyOf, chosenExtras, piecesProblem, problemsOf, refusedFields } from "../typed-return"

const part = (line: number, qty: number) => ({
  ...{ line, qty, productName: "Disc", sku: "BD" },
  until: "2026-12-20T09:00:00.000Z",
})
const LINES = [part(1, 50), part(3, 4)]
const EXTRAS = [{ id: "x:1", label: "Old core", qty: 10, refundEach: 12, until: null }]
const RETURNABLE = { lines: LINES, extras: EXTRAS }
const typed = (qty: string, reason: "defective" | "" = "defective") => ({
  lines: { 3: { qty, reason } },
  extras: {},
  note: " Open carton ",
})

describe("a return that is typed", () => {
  it.each([
    ["", null],
    ["0", null],
    ["4", null],
    ["5", "Only 4 may come back"],
    ["-1", "must be a whole number up to 4"],
    ["1.5", "must be a whole number up to 4"],
    ["four", "must be a whole number up to 4"],
  ])("of %j pieces is told what is wrong: %s", (text, problem) => {
    expect(piecesProblem(text, 4)).toBe(problem)
  })

  it("has as many pieces as may come back, each line with a reason", () => {
    expect(problemsOf(typed("4"), RETURNABLE)).toEqual({})
    expect(problemsOf(typed("0", ""), RETURNABLE)).toEqual({})
    expect(problemsOf(typed("2", ""), RETURNABLE)).toEqual({
      "lines.3.reason": "reason is required",
    })
    expect(problemsOf({ ...typed("5"), extras: { "x:1": "11" } }, RETURNABLE)).toEqual({
      "lines.3.qty": "Only 4 may come back",
      "extras.x:1": "Only 10 may come back",
    })
  })

  it("sends what comes back alone, by the places of its lines", () => {
    const body = bodyOf({ ...typed(" 2 "), extras: { "x:1": "3" } }, LINES)
    expect(body).toEqual({
      lines: [{ line: 3, qty: 2, reason: "defective" }],
      note: "Open carton",
    })
    expect(chosenExtras({ ...typed(""), extras: { "x:1": "3" } }, EXTRAS)).toEqual([
      { id: "x:1", qty: 3 },
    ])
  })

  it("finds the fields again that the shop refused", () => {
    const errors = [
      { field: "lines.0.qty", message: "only 1" },
      { field: "lines.7.qty", message: "another line" },
      { field: "note", message: "too long" },
    ]
    expect(refusedFields(errors, bodyOf(typed("2"), LINES))).toEqual({
      "lines.3.qty": "only 1",
      note: "too long",
    })
  })
})
