import fc from "fast-check"
import { checkQuantity, firstValidQuantity, ruleInForce } from "../quantity-rule"

const rule = { minimum: 50, multiple: 12, maximum: null }

describe("quantity rule", () => {
  it("takes the shop-wide minimum where a product has no rule", () => {
    expect(ruleInForce(null, 50)).toEqual({ minimum: 50, multiple: 1, maximum: null })
  })

  it("starts at the first carton above the minimum", () => {
    expect(firstValidQuantity(rule)).toBe(60)
  })

  it("names the quantities on both sides of one that is no multiple", () => {
    expect(checkQuantity(64, { rule, available: 500 })).toEqual({
      code: "invalid_quantity",
      nearest: [60, 72],
    })
  })

  it("checks the stock before the minimum", () => {
    expect(checkQuantity(20, { rule, available: 10 })).toEqual({
      code: "out_of_stock",
      nearest: [],
    })
  })

  it("refuses less than the minimum and names the first that will do", () => {
    expect(checkQuantity(12, { rule, available: 500 })).toEqual({
      code: "below_minimum",
      nearest: [60],
    })
  })

  it("names only quantities that it would accept", () => {
    const positive = fc.integer({ min: 1, max: 300 })
    const numbers = fc.record({
      quantity: positive,
      minimum: positive,
      multiple: positive,
      available: positive,
    })
    fc.assert(
      fc.property(numbers, ({ quantity, minimum, multiple, available }) => {
        const limits = { rule: { minimum, multiple, maximum: null }, available }
        const problem = checkQuantity(quantity, limits)
        for (const nearest of problem?.nearest ?? []) {
          expect(checkQuantity(nearest, limits)).toBeNull()
        }
      }),
    )
  })
})
