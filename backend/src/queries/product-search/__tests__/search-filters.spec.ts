import type { OwnPrices } from "../../product/own/own-prices"
import { groupFilters } from "../search-filters"

describe("a filter by price", () => {
  const conditionOf = (own: OwnPrices) =>
    groupFilters({ minPrice: 100, maxPrice: 120 }, { own }).filters.map((one) => one.condition)

  it("is said once where nobody has prices of their own, so that PostgreSQL expects as many as there are", () => {
    expect(conditionOf("none")).toEqual([
      "cost.base_price >= :minPrice and cost.base_price <= :maxPrice",
    ])
  })

  it("is by own prices, too, where somebody has them", () => {
    const [condition] = conditionOf("plain")
    expect(condition).toContain("select variant_id from own")
    expect(condition).toContain("own.amount")
  })
})
