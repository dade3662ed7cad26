import {
  getAmountFromSmallestUnit,
  getSmallestUnit,
} from "@medusajs/payment-stripe/dist/utils/get-smallest-unit"

describe("amounts on their way to Stripe", () => {
  it.each([
    [19.995, "usd", 2000],
    [19.995, "eur", 2000],
    [1000.5, "jpy", 1001],
    [1.2345, "kwd", 1240],
    [5, "isk", 500],
    [0.1 + 0.2, "usd", 30],
    [999_999.99, "usd", 99_999_999],
  ])("%s %s is %s in the smallest unit", (amount, currency, smallest) => {
    expect(getSmallestUnit(amount, currency)).toBe(smallest)
  })

  it.each([
    [2000, "eur", 20],
    [1001, "jpy", 1001],
    [1240, "kwd", 1.24],
    [500, "isk", 5],
  ])("%s in the smallest unit of %s is %s", (smallest, currency, amount) => {
    expect(getAmountFromSmallestUnit(smallest, currency)).toBe(amount)
  })
})
