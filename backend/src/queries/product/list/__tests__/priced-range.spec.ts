import { pricedRange } from "../priced-range"

const rule = { minimum: 12, multiple: 12, maximum: 240 }

describe("the prices that a part can be ordered at", () => {
  it("are all of them where there is no gap, under the rule as it is", () => {
    const steps = [
      { from: 1, unitPrice: 5 },
      { from: 100, unitPrice: 4 },
    ]
    expect(pricedRange({ steps, first: 60, rule, shopMinimum: 50 })).toEqual({ rungs: steps, rule })
    expect(pricedRange({ steps, first: 50, rule: null, shopMinimum: 50 }).rule).toBeNull()
  })

  it("begin at the first quantity that has one, and end before the next gap", () => {
    const steps = [
      { from: 1, unitPrice: null },
      { from: 60, unitPrice: 5 },
      { from: 100, unitPrice: 4 },
      { from: 150, unitPrice: null },
      { from: 200, unitPrice: 3 },
    ]
    expect(pricedRange({ steps, first: 60, rule: null, shopMinimum: 50 })).toEqual({
      rungs: steps.slice(1, 3),
      rule: { minimum: 60, multiple: null, maximum: 149 },
    })
    expect(pricedRange({ steps, first: 60, rule, shopMinimum: 50 }).rule).toEqual({
      minimum: 60,
      multiple: 12,
      maximum: 149,
    })
  })

  it("leave no quantity to be ordered where none that the rule allows has one", () => {
    const steps = [
      { from: 1, unitPrice: 5 },
      { from: 20, unitPrice: null },
    ]
    expect(pricedRange({ steps, first: 1, rule: null, shopMinimum: 50 })).toEqual({
      rungs: [{ from: 1, unitPrice: 5 }],
      rule: { minimum: null, multiple: null, maximum: 19 },
    })
  })
})
