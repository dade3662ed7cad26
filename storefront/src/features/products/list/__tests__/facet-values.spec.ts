import { attributeFacets } from "../facet-values"

const told = [
  {
    label: "Length",
    values: [
      { value: "1,024 mm", count: 1 },
      { value: "96 mm", count: 7 },
      { value: "208 mm", count: 2 },
    ],
  },
]

const front = { value: "front", count: 5 }
const ean = (value: string) => ({ value, count: 40 })
const sizes = (count: number, ...values: string[]) => values.map((value) => ({ value, count }))

describe("attributeFacets", () => {
  it("orders values by their numbers", () => {
    const [length] = attributeFacets(told.slice(0, 1), ["Length:208 mm"])
    expect(length?.values.slice(-2)).toEqual([
      { value: "96 mm", count: 7, chosen: false },
      { value: "208 mm", count: 2, chosen: true },
    ])
  })

  it("has the measures first, the most used ahead, then words, then codes", () => {
    const labels = attributeFacets(
      [
        { label: "EAN", values: [ean("2094000000017"), ean("2094000000024")] },
        { label: "Position", values: [front, { ...front, value: "rear" }] },
        { label: "Depth", values: sizes(1, "9 mm", "22 mm") },
        { label: "Width", values: sizes(4, "9 mm", "22 mm") },
        { label: "HS code", values: [ean("870830"), ean("842123")] },
        { label: "Pleats", values: sizes(2, "26", "40") },
      ],
      [],
    ).map(({ label }) => label)
    expect(labels).toEqual(["Width", "Pleats", "Depth", "Position", "EAN", "HS code"])
  })

  it("leaves out what all parts have alike, but not what is chosen", () => {
    const alike = [{ label: "Warranty", values: [{ value: "24 months", count: 9 }] }]
    expect(attributeFacets(alike, [])).toEqual([])
    expect(attributeFacets(alike, ["Warranty:24 months"])).toMatchObject([{ label: "Warranty" }])
    expect(attributeFacets(alike, [], ["Warranty"])).toMatchObject([{ label: "Warranty" }])
  })

  it("has words by their use", () => {
    const values = [front, { value: "rear", count: 8 }, { value: "left", count: 5 }]
    const [position] = attributeFacets([{ label: "Position", values }], [])
    expect(position?.values.map(({ value }) => value)).toEqual(["rear", "front", "left"])
  })

  it("keeps what is chosen and what nothing has any more", () => {
    expect(attributeFacets([], ["Ratio:1:4"])).toEqual([
      { label: "Ratio", kind: "words", values: [{ value: "1:4", count: 0, chosen: true }] },
    ])
    expect(attributeFacets(told, ["Length:55 mm"])[0]?.values).toContainEqual({
      value: "55 mm",
      count: 0,
      chosen: true,
    })
  })
})
