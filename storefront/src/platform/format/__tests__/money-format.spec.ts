import { moneyFormat, multiplied } from "../money-format"

describe("moneyFormat", () => {
  it("puts the dollar sign before the amount, whatever the reader's locale", () => {
    expect(moneyFormat("usd")(1234.5)).toBe("$1,234.50")
  })

  it("shows a price finer than a cent as it is multiplied", () => {
    expect(moneyFormat("USD")(0.125)).toBe("$0.125")
  })

  it("gives a currency without cents none", () => {
    expect(moneyFormat("jpy")(1200)).toMatch(/1,?.?200$/)
  })
})

describe("multiplied", () => {
  it("is free of binary fractions", () => {
    expect(multiplied(0.1, 3)).toBe(0.3)
    expect(multiplied(15.3, 60)).toBe(918)
  })
})
