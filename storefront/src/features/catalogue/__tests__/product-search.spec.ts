import { readSearch, writeSearch } from "../product-search"

const read = (query: string) => readSearch(new URLSearchParams(query))

describe("readSearch", () => {
  it("reads search, category and order", () => {
    expect(read("q=brake+disc&category=brake-discs&sort=price_asc")).toEqual({
      q: "brake disc",
      category: "brake-discs",
      sort: "price_asc",
    })
  })

  it("asks for everything, newest first, where the address says nothing or nonsense", () => {
    const everything = { q: "", category: "", sort: "newest" }
    expect(read("")).toEqual(everything)
    expect(read("q=++&sort=random&page=7")).toEqual(everything)
  })

  it("cuts a search to what the shop takes", () => {
    expect(read(`q=${"a".repeat(500)}`).q).toHaveLength(200)
  })
})

describe("writeSearch", () => {
  it("leaves out what is the default", () => {
    expect(writeSearch({ q: "", category: "", sort: "newest" })).toBe("")
  })

  it("is read back as it was", () => {
    const search = { q: "5 × 112 & more", category: "wheel-hubs", sort: "name" } as const
    expect(read(writeSearch(search))).toEqual(search)
  })
})
