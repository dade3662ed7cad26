import { productCountText } from "../product-count-text"

describe("productCountText", () => {
  it("says how many of all are in sight", () => {
    expect(productCountText({ shown: 48, total: 252 })).toBe("48 of 252 parts")
  })

  it("says the number alone where all are in sight or nobody counted", () => {
    expect(productCountText({ shown: 12, total: 12 })).toBe("12 parts")
    expect(productCountText({ shown: 1, total: 1 })).toBe("1 part")
    expect(productCountText({ shown: 0, total: 0 })).toBe("0 parts")
    expect(productCountText({ shown: 24, total: null })).toBe("24 parts")
  })
})
