import { countOf } from "../product-count-text"

describe("countOf", () => {
  it("says how many of all are in sight", () => {
    expect(countOf({ shown: 48, total: 252 })).toBe("48 of 252 parts")
  })

  it("says the number alone where all are in sight or nobody counted", () => {
    expect(countOf({ shown: 12, total: 12 })).toBe("12 parts")
    expect(countOf({ shown: 1, total: 1 })).toBe("1 part")
    expect(countOf({ shown: 0, total: 0 })).toBe("0 parts")
    expect(countOf({ shown: 24, total: null })).toBe("24 parts")
  })
})
