import { ladderOf, nextRung, unitPriceAt } from "../price-ladder"

const RUNGS = [
  { from: 1, unitPrice: 4 },
  { from: 50, unitPrice: 3.5 },
  { from: 100, unitPrice: 3 },
  { from: 110, unitPrice: 2.9 },
]
const rule = { minimum: 50, multiple: 12, maximum: null }

describe("unitPriceAt", () => {
  it.each([
    [1, 4],
    [49, 4],
    [50, 3.5],
    [1000, 2.9],
  ])("of %i pieces is %d", (quantity, price) => {
    expect(unitPriceAt(RUNGS, quantity)).toBe(price)
  })

  it("is nothing below the first rung", () => {
    expect(unitPriceAt([{ from: 10, unitPrice: 2 }], 9)).toBeUndefined()
  })
})

describe("ladderOf", () => {
  it("begins at the first valid quantity, and has rungs at valid quantities alone", () => {
    expect(ladderOf(RUNGS, rule)).toEqual([
      { from: 60, unitPrice: 3.5 },
      { from: 108, unitPrice: 3 },
      { from: 120, unitPrice: 2.9 },
    ])
  })

  it("leaves out a rung that no valid quantity stands on", () => {
    expect(ladderOf(RUNGS, { ...rule, multiple: 50 })).toEqual([
      { from: 50, unitPrice: 3.5 },
      { from: 100, unitPrice: 3 },
      { from: 150, unitPrice: 2.9 },
    ])
    expect(ladderOf(RUNGS, { ...rule, multiple: 50, maximum: 100 })).toHaveLength(2)
  })

  it("is empty where the rule allows nothing", () => {
    expect(ladderOf(RUNGS, { minimum: 50, multiple: 12, maximum: 59 })).toEqual([])
  })
})

describe("nextRung", () => {
  const ladder = ladderOf(RUNGS, { minimum: 50, multiple: 1, maximum: null })

  it("tells how many pieces are missing and what a piece saves", () => {
    expect(nextRung(ladder, 50)).toEqual({
      from: 100,
      add: 50,
      unitPrice: 3,
      saves: 14.3,
      cheaperInAll: false,
    })
  })

  it("says where more pieces cost less in all", () => {
    expect(nextRung(ladder, 95)).toMatchObject({ from: 100, cheaperInAll: true })
  })

  it("is null behind the last rung and where the next costs more", () => {
    expect(nextRung(ladder, 110)).toBeNull()
    expect(nextRung([...ladder, { from: 500, unitPrice: 3.2 }], 110)).toBeNull()
  })
})
