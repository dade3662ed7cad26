import {
  productFacetsSchema,
  productFilterSchema,
  productSuggestionsQuerySchema,
  productSuggestionsSchema,
} from "../product-search"

const fieldsOf = (query: object) =>
  productFilterSchema.safeParse(query).error?.issues.map(({ path }) => path[0]) ?? []

describe("what narrows a list of products", () => {
  it("takes one attribute as it takes several", () => {
    const one = productFilterSchema.parse({ attribute: "Position:Front" })
    const two = productFilterSchema.parse({ attribute: ["Position:Front", "Ratio:1:2"] })
    expect([one.attribute, two.attribute]).toEqual([
      ["Position:Front"],
      ["Position:Front", "Ratio:1:2"],
    ])
  })

  it("reads texts of an address as what they mean", () => {
    const query = { inStock: "true", minPrice: "9.50", maxPrice: "0", q: " disc " }
    expect(productFilterSchema.parse(query)).toEqual({
      inStock: true,
      minPrice: 9.5,
      maxPrice: 0,
      q: "disc",
    })
  })

  it("reads a range of a measure, of which one end may be missing", () => {
    const measure = ["Width:20..25.5", "Gap at 20 °C:-1..", "Bore:..70"]
    expect(productFilterSchema.parse({ measure }).measure).toEqual([
      { label: "Width", from: 20, to: 25.5 },
      { label: "Gap at 20 °C", from: -1 },
      { label: "Bore", to: 70 },
    ])
    expect(productFilterSchema.parse({ measure: "Width:2..2" }).measure).toHaveLength(1)
  })

  it.each([
    { measure: "Width" },
    { measure: "Width:.." },
    { measure: ":1..2" },
    { measure: "Width:a..b" },
    { measure: "Width:1..1e9" },
    { measure: Array.from({ length: 11 }, () => "Width:1..2") },
    { attribute: "Front" },
    { attribute: ":Front" },
    { attribute: "Position:" },
    { attribute: Array.from({ length: 21 }, (_, index) => `A:${index}`) },
    { inStock: "yes" },
    { minPrice: "" },
    { minPrice: "-1" },
    { maxPrice: "1e3" },
    { q: "x".repeat(201) },
  ])("refuses %o by its field", (query) => {
    expect(new Set(fieldsOf(query))).toEqual(new Set(Object.keys(query)))
  })

  it("takes no typing for an empty search", () => {
    expect(productSuggestionsQuerySchema.parse({})).toEqual({ q: "" })
  })

  it("has answers for a shop that sells nothing", () => {
    const facets = { total: 0, matched: "all", inStock: 0, price: null }
    const empty = { ...facets, categories: [], attributes: [] }
    expect(productFacetsSchema.parse(empty)).toEqual(empty)
    const none = { products: [], categories: [], exact: null }
    expect(productSuggestionsSchema.parse(none)).toEqual(none)
  })
})
