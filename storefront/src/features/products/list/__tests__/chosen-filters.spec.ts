import { chosenFilters, countFilters, NO_FILTERS, toggled } from "../chosen-filters"
import { EVERYTHING, type ProductSearch } from "../../search/product-search"

const search: ProductSearch = {
  q: "disc",
  category: "brake-disc",
  attributes: ["Position:front", "Ratio:1:4"],
  measures: ["Width:20..25", "Bore:..70", "Height:9.."],
  inStock: true,
  minPrice: "5",
  maxPrice: "12.5",
  sort: "name",
  sortBy: "",
  vehicle: "",
  built: "",
  fit: "",
}
const words = { category: "Brake discs", money: (amount: number) => `$${amount.toFixed(2)}` }

describe("chosen filters", () => {
  it("are told in words, each with what takes it away", () => {
    expect(chosenFilters(search, words)).toEqual([
      { text: "Brake discs", without: { category: "" } },
      { text: "Position: front", without: { attributes: ["Ratio:1:4"] } },
      { text: "Ratio: 1:4", without: { attributes: ["Position:front"] } },
      { text: "Width: 20 to 25", without: { measures: ["Bore:..70", "Height:9.."] } },
      { text: "Bore: up to 70", without: { measures: ["Width:20..25", "Height:9.."] } },
      { text: "Height: from 9", without: { measures: ["Width:20..25", "Bore:..70"] } },
      { text: "In stock only", without: { inStock: false } },
      { text: "From $5.00", without: { minPrice: "" } },
      { text: "Up to $12.50", without: { maxPrice: "" } },
    ])
    expect(countFilters(search)).toBe(9)
    expect(countFilters(EVERYTHING)).toBe(0)
  })

  it("are all gone at once, but for the search and its order", () => {
    expect({ ...search, ...NO_FILTERS }).toEqual({ ...EVERYTHING, q: "disc", sort: "name" })
  })
})

describe("toggled", () => {
  it("adds an attribute, or takes it away", () => {
    expect(toggled(["A:1"], "B:2")).toEqual(["A:1", "B:2"])
    expect(toggled(["A:1", "B:2"], "A:1")).toEqual(["B:2"])
  })
})
