import { EVERYTHING, readPrice, readSearch, sortOf, writeSearch } from "../product-search"
import { sortsFor } from "../sorts"

const read = (query: string) => readSearch(new URLSearchParams(query))

describe("readSearch", () => {
  it("reads search, filters and order", () => {
    const query =
      "q=brake+disc&category=brake-discs&attribute=Position:front&attribute=Bolts:5+×+112" +
      "&measure=Width:20..25&measure=Width&inStock=true&minPrice=5&maxPrice=12.50&sort=price_asc"
    expect(read(query)).toEqual({
      q: "brake disc",
      category: "brake-discs",
      attributes: ["Position:front", "Bolts:5 × 112"],
      measures: ["Width:20..25"],
      inStock: true,
      minPrice: "5",
      maxPrice: "12.50",
      sort: "price_asc",
      sortBy: "",
      vehicle: "",
      built: "",
      fit: "",
    })
  })

  it("reads the vehicle that parts are to fit, and nothing of one that is not named", () => {
    expect(read("vehicle=17&built=2014-07&fit=all")).toMatchObject({
      ...{ vehicle: "17", built: "2014-07", fit: "all" },
    })
    expect(read("vehicle=17&built=2014-13&fit=some")).toMatchObject({
      ...{ vehicle: "17", built: "", fit: "" },
    })
    expect(read("built=2014-07&fit=all")).toEqual(EVERYTHING)
  })

  it("asks for everything where the address says nothing or nonsense", () => {
    expect(read("")).toEqual(EVERYTHING)
    expect(
      read("q=++&sort=random&page=7&attribute=Position&inStock=yes&minPrice=-2&maxPrice=cheap"),
    ).toEqual(EVERYTHING)
  })

  it("cuts a search to what the shop takes", () => {
    expect(read(`q=${"a".repeat(500)}`).q).toHaveLength(200)
    const attributes = Array.from({ length: 30 }, (_, n) => `attribute=Length:${n}`)
    expect(read([...attributes, ...attributes].join("&")).attributes).toHaveLength(20)
  })
})

describe("writeSearch", () => {
  it("leaves out what is usual", () => {
    expect(writeSearch(EVERYTHING)).toBe("")
    expect(writeSearch({ ...EVERYTHING, sort: "newest" })).toBe("")
    expect(writeSearch({ ...EVERYTHING, built: "2014-07", fit: "all" })).toBe("")
    expect(writeSearch({ ...EVERYTHING, q: "disc", sort: "relevance" })).toBe("q=disc")
    expect(writeSearch({ ...EVERYTHING, q: "disc", sort: "newest" })).toBe("q=disc&sort=newest")
  })

  it("is read back as it was", () => {
    const search = {
      q: "5 × 112 & more",
      category: "wheel-hubs",
      attributes: ["Outline:round", "Ratio:1:4"],
      measures: ["Width:..7.5"],
      inStock: true,
      minPrice: "0.5",
      maxPrice: "",
      sort: "measure_desc",
      sortBy: "Width",
      vehicle: "17",
      built: "2014-07",
      fit: "all",
    } as const
    expect(read(writeSearch(search))).toEqual(search)
  })
})

describe("the order", () => {
  it("is the best match of a search, else the newest, unless one is chosen", () => {
    expect(sortOf(read(""))).toBe("newest")
    expect(sortOf(read("q=disc"))).toBe("relevance")
    expect(sortOf(read("q=disc&sort=newest"))).toBe("newest")
  })

  it("is by a measure only with its label", () => {
    expect(sortOf(read("sort=measure_asc&sortBy=Width"))).toBe("measure_asc")
    expect(sortsFor(read("sort=measure_asc&sortBy=Width")).at(-1)?.text).toBe("Width, lowest first")
    expect(sortOf(read("sort=measure_asc"))).toBe("newest")
    expect(read("sort=name&sortBy=Width").sortBy).toBe("")
  })

  it("goes back to the usual one with the search that it was the usual one of", () => {
    expect(sortOf({ ...read("q=disc"), q: "" })).toBe("newest")
    expect(sortOf(read("sort=relevance"))).toBe("newest")
    expect(sortsFor(read("")).map(({ sort }) => sort)).not.toContain("relevance")
  })
})

describe("readPrice", () => {
  it.each([
    ["12.50", "12.50"],
    [" 12,5 ", "12.5"],
    ["1,200", "1200"],
    ["1,200.5", "1200.5"],
    ["7.", "7"],
    ["-3", ""],
    ["1e5", ""],
    ["twelve", ""],
    ["", ""],
  ])("reads %j as %j", (typed, price) => {
    expect(readPrice(typed)).toBe(price)
  })
})
