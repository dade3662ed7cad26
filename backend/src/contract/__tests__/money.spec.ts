import { isSameAmount, money, moneyText, seenMoney } from "../money"

describe("an amount that a client saw", () => {
  it.each([
    [4454.099999999999, 4454.1, "usd"],
    [4454.104, 4454.1, "usd"],
    [4454.096, 4454.1, "USD"],
    [10.1 * 441, 4454.1, "eur"],
    [0.13, 0.125, "usd"],
    [1000.4, 1000, "jpy"],
    [999.6, 1000, "jpy"],
    [1.0004, 1, "kwd"],
  ])("of %d is the right one of %d %s", (seen, right, currency) => {
    expect(isSameAmount(seen, right, currency)).toBe(true)
  })

  it.each([
    [4454.09, 4454.1, "usd"],
    [4454.106, 4454.1, "usd"],
    [0.01, 0.1, "usd"],
    [1001, 1000, "jpy"],
    [1000.6, 1000, "jpy"],
    [1.001, 1, "kwd"],
  ])("of %d is not the right one of %d %s", (seen, right, currency) => {
    expect(isSameAmount(seen, right, currency)).toBe(false)
  })

  it("may have the noise of floating point, as a number and as text", () => {
    expect(seenMoney.parse(10.1 * 441)).toBe(4454.099999999999)
    expect(seenMoney.parse("4454.099999999999")).toBe(4454.099999999999)
    expect(seenMoney.parse(0.1 + 0.2)).toBe(0.30000000000000004)
  })

  it.each([-1, "-1", "1e3", "many", "", null, Number.NaN, 1e21])("is not %j", (value) => {
    expect(seenMoney.safeParse(value).success).toBe(false)
  })
})

describe("an amount that is kept", () => {
  it("has at most six decimals", () => {
    expect(money.parse("0.125001")).toBe(0.125001)
    expect(money.safeParse(10.1 * 441).success).toBe(false)
  })
})

describe("an amount in a sentence", () => {
  it.each([
    [16, "usd", "$16.00"],
    [1075.5, "USD", "$1,075.50"],
    [0.125, "usd", "$0.125"],
    [1600, "jpy", "¥1,600"],
  ])("%d %s is told as %s", (amount, currency, words) => {
    expect(moneyText(amount, currency)).toBe(words)
  })
})
