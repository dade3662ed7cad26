import { decimalsOf, shareOf } from "../share"

describe("what goes back for a core", () => {
  it("is its part of what was paid", () => {
    expect(shareOf({ paid: 600, quantity: 50 }, { before: 0, quantity: 3, decimals: 2 })).toBe(36)
  })

  it.each([
    [10, 3, 2],
    [684.25, 7, 2],
    [100, 3, 0],
  ])("comes to all of %d where each of %i comes back by itself", (paid, quantity, decimals) => {
    const unit = 10 ** decimals
    const cents = Array.from({ length: quantity }, (_, before) =>
      Math.round(shareOf({ paid, quantity }, { before, quantity: 1, decimals }) * unit),
    )
    expect(cents.reduce((sum, one) => sum + one, 0) / unit).toBe(paid)
  })

  it("has as many digits as can be paid", () => {
    expect(["usd", "jpy"].map(decimalsOf)).toEqual([2, 0])
  })
})
