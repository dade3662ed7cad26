import { effectiveRungs, isSameLadder } from "../effective-rungs"

const row = (from: number, to: number | null, amount: number) => ({ from, to, amount })

describe("effectiveRungs", () => {
  it("is one rung of a price without bounds", () => {
    expect(effectiveRungs([row(1, null, 9.5)])).toEqual([{ from: 1, amount: 9.5 }])
  })

  it("is a rung a range, in order, and none where the price stays the same", () => {
    const rows = [row(100, null, 8), row(1, 49, 9.5), row(50, 74, 9), row(75, 99, 9)]
    expect(effectiveRungs(rows)).toEqual([
      { from: 1, amount: 9.5 },
      { from: 50, amount: 9 },
      { from: 100, amount: 8 },
    ])
  })

  it("takes the lowest of prices that overlap, as Medusa does", () => {
    const rows = [row(1, null, 9.5), row(50, null, 9), row(100, 199, 12), row(150, 199, 7)]
    expect(effectiveRungs(rows)).toEqual([
      { from: 1, amount: 9.5 },
      { from: 50, amount: 9 },
      { from: 150, amount: 7 },
      { from: 200, amount: 9 },
    ])
  })
})

describe("isSameLadder", () => {
  it("tells another quantity, price or length", () => {
    const ladder = [{ from: 1, amount: 9.5 }]
    expect(isSameLadder(ladder, [{ from: 1, amount: 9.5 }])).toBe(true)
    expect(isSameLadder(ladder, [{ from: 2, amount: 9.5 }])).toBe(false)
    expect(isSameLadder(ladder, [{ from: 1, amount: 9 }])).toBe(false)
    expect(isSameLadder(ladder, [])).toBe(false)
  })
})
