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

  it.each([
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
