import { describe, expect, it } from "vitest"
import { problemsOf, rungsOf, typedOf } from "../typed-rungs"

const rows = (...typed: [from: string, amount: string][]) =>
  typed.map(([from, amount], key) => ({ key, from, amount }))

describe("the rows of a ladder", () => {
  it("are what they were typed from", () => {
    const ladder = [
      { from: 1, amount: 9.5 },
      { from: 50, amount: 0.125 },
    ]
    expect(rungsOf(typedOf(ladder))).toEqual(ladder)
    expect(problemsOf(typedOf(ladder))).toEqual([null, null])
  })

  it("begin at one piece and ascend", () => {
    expect(problemsOf(rows(["2", "9"]))).toEqual(["notFirst"])
    expect(problemsOf(rows(["1", "9"], ["50", "8"], ["50", "7"]))).toEqual([
      ...[null, null],
      "notAscending",
    ])
  })

  it("cost less from each quantity on", () => {
    expect(problemsOf(rows(["1", "9"], ["50", "9"]))).toEqual([null, "notLess"])
  })

  it.each(["", "0", "1.5", "five", "1e3"])("take no %j for a quantity", (from) => {
    expect(problemsOf(rows(["1", "9"], [from, "8"]))[1]).toBe("notWhole")
  })

  it.each(["", "0", "-1", "3,05", "1.1234567", "$3"])("take no %j for a price", (amount) => {
    expect(problemsOf(rows(["1", amount]))).toEqual(["notMoney"])
  })
})
