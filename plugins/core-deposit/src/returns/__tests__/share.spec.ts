import { decimalsOf, shareOf } from "../share"

describe("what goes back for a core", () => {
  it("is its part of what was paid", () => {
    const deposit = { paid: 600, quantity: 50, returned: 0, refunded: 0 }
    expect(shareOf(deposit, { quantity: 3, decimals: 2 })).toBe(36)
  })

  it.each([
    [10, 3, 2],
    [684.25, 7, 2],
    [100, 3, 0],
  ])("comes to all of %d where each of %i comes back by itself", (paid, quantity, decimals) => {
    let refunded = 0
    for (let returned = 0; returned < quantity; returned += 1) {
      refunded += shareOf({ paid, quantity, returned, refunded }, { quantity: 1, decimals })
    }
    expect(refunded).toBeCloseTo(paid, 6)
  })

  it("makes up for a share that was rounded beside others which were refused since", () => {
    // The first of three was refused; what went back for the second is 3.34.
    const deposit = { paid: 10, quantity: 3, returned: 1, refunded: 3.34 }
    expect(shareOf(deposit, { quantity: 2, decimals: 2 })).toBe(6.66)
  })

  it("has as many digits as can be paid", () => {
    expect(["usd", "jpy"].map(decimalsOf)).toEqual([2, 0])
  })
})
