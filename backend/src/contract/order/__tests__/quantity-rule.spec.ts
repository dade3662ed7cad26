import fc from "fast-check"
import { checkQuantity, firstValidQuantity, ruleInForce, type QuantityRule } from "../quantity-rule"

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

  it("names a carton less and a carton more where both will do", () => {
    const cartons = { ...rule, minimum: 24 }
    expect(checkQuantity(50, { rule: cartons, available: 500 })?.nearest).toEqual([48, 60])
  })

  it("names nothing where the maximum is below the minimum, or no multiple is between them", () => {
    const upsideDown = { minimum: 60, multiple: 1, maximum: 50 }
    expect(checkQuantity(55, { rule: upsideDown, available: 500 })?.nearest).toEqual([])
    const between = { minimum: 50, multiple: 40, maximum: 70 }
    expect(checkQuantity(60, { rule: between, available: 500 })?.nearest).toEqual([])
  })

  it("allows exactly what stock, minimum, multiple and maximum allow, and names the nearest", () => {
    fc.assert(
      fc.property(numbersUpTo(120), ({ quantity, available, ...own }) => {
        const valid = Array.from({ length: 121 }, (_, pieces) => pieces).filter((pieces) =>
          allows({ quantity: pieces, available, ...own }),
        )
        const problem = checkQuantity(quantity, { rule: own, available })
        expect(problem === null).toBe(valid.includes(quantity))
        if (!problem) return
        const less = valid.filter((pieces) => pieces < quantity).at(-1)
        const more = valid.find((pieces) => pieces > quantity)
        expect(problem.nearest).toEqual([less, more].filter((pieces) => pieces !== undefined))
      }),
      { numRuns: 2000 },
    )
  })

  it("says what is wrong in one order: the stock, the minimum, the rest", () => {
    fc.assert(
      fc.property(numbersUpTo(120), ({ quantity, available, ...own }) => {
        const code = checkQuantity(quantity, { rule: own, available })?.code
        expect(code === "out_of_stock").toBe(quantity > available)
        if (quantity <= available) expect(code === "below_minimum").toBe(quantity < own.minimum)
      }),
    )
  })

  it("names only what it would accept, smallest first, however large the numbers", () => {
    fc.assert(
      fc.property(numbersUpTo(Number.MAX_SAFE_INTEGER), ({ quantity, available, ...own }) => {
        const limits = { rule: own, available }
        const nearest = checkQuantity(quantity, limits)?.nearest ?? []
        expect(nearest).toEqual([...new Set(nearest)].sort((a, b) => a - b))
        expect(nearest.filter((pieces) => checkQuantity(pieces, limits) !== null)).toEqual([])
      }),
      { numRuns: 5000 },
    )
  })

  it("starts at the first multiple that is no less than the minimum, however large", () => {
    const largest = { max: 2 ** 52 }
    const numbers = fc.record({
      minimum: fc.integer({ min: 1, ...largest }),
      multiple: fc.integer({ min: 1, ...largest }),
    })
    fc.assert(
      fc.property(numbers, ({ minimum, multiple }) => {
        const first = firstValidQuantity({ minimum, multiple, maximum: null })
        expect(first % multiple).toBe(0)
        expect(first - minimum).toBeGreaterThanOrEqual(0)
        expect(first - minimum).toBeLessThan(multiple)
      }),
      { numRuns: 5000 },
    )
  })
})

/** A quantity, a stock that may be below zero, and a rule, which may contradict itself. */
function numbersUpTo(max: number) {
  const positive = fc.integer({ min: 1, max })
  return fc.record({
    quantity: positive,
    available: fc.integer({ min: -10, max }),
    minimum: positive,
    multiple: fc.oneof(positive, fc.integer({ min: 1, max: 12 })),
    maximum: fc.option(positive),
  })
}

function allows({ quantity, available, minimum, multiple, maximum }: Numbers): boolean {
  if (quantity > available || quantity < minimum) return false
  return quantity % multiple === 0 && (maximum === null || quantity <= maximum)
}

type Numbers = QuantityRule & { quantity: number; available: number }
