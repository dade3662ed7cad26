import { catalogueParts, homeSkus } from "../parts/parts"
import { baseRungs, rungsOf, tradeGroups } from "../parts/trade"

const parts = catalogueParts()

describe("the trade's prices", () => {
  it("are three ladders of different shape, on parts that have the stock for them", () => {
    const laddered = parts.filter((part) => baseRungs(part).length > 1)
    expect(new Set(laddered.map((part) => baseRungs(part).length)).size).toBe(3)
    for (const part of laddered) {
      expect(part.stock).toBeGreaterThan(baseRungs(part).at(-1)?.min_quantity ?? 0)
      expect(part.status.state).toBe("active")
    }
  })

  it("leave the home page's parts, which the demo's orders are of, at their one price", () => {
    const priced = [
      ...parts.filter((part) => baseRungs(part).length > 1).map(({ sku }) => sku),
      ...tradeGroups.flatMap(({ skus }) => skus),
    ]
    expect(priced.filter((sku) => homeSkus.includes(sku))).toEqual([])
    expect(priced.filter((sku) => !parts.some((part) => part.sku === sku))).toEqual([])
  })

  it("fall from rung to rung, in whole cents", () => {
    expect(baseRungs({ sku: "BP-1092-W", price: 8.35 })).toEqual([
      { amount: 8.35 },
      { amount: 7.35, min_quantity: 200 },
    ])
    expect(baseRungs({ sku: "BD-2803-V", price: 15.3 })).toEqual([{ amount: 15.3 }])
    for (const { steps } of tradeGroups) {
      const amounts = rungsOf(10, steps).map(({ amount }) => amount)
      expect(amounts).toEqual([...amounts].sort((one, other) => other - one))
    }
  })
})
