import { measureColumns } from "../table/measure-columns"

const facet = (label: string, ...values: [string, number][]) => ({
  label,
  values: values.map(([value, count]) => ({ value, count })),
})
const sheet = (...labels: string[]) => [
  { attributes: labels.map((label) => ({ label, value: "" })) },
]
const facetsOf = (total: number, ...attributes: ReturnType<typeof facet>[]) => ({
  ...{ total, matched: "all" as const, categories: [], inStock: 0, price: null },
  attributes,
})

describe("the columns of data sheets", () => {
  it("are what most parts differ by, measures first, in the order of the sheets", () => {
    const facets = facetsOf(
      4,
      facet("Warranty", ["24 months", 4]),
      facet("Coating", ["zinc flake", 3], ["none", 1]),
      facet("Width", ["9 mm", 1], ["22 mm", 3]),
      facet("Diameter", ["236 mm", 2], ["280 mm", 2]),
      facet("Bolts", ["5 × 112", 2], ["4 × 100", 2]),
      facet("Teeth", ["18", 1]),
      facet("EAN", ["40063810000017", 1], ["40063810000024", 1], ["40063810000031", 1]),
    )
    const labels = ["Diameter", "Width", "Bolts", "Coating", "Teeth", "EAN", "Warranty"]
    expect(measureColumns(facets, sheet(...labels))).toEqual([
      { label: "Diameter", figures: true },
      { label: "Width", figures: true },
      { label: "Bolts", figures: false },
      { label: "Coating", figures: false },
    ])
  })

  it("are no more than there is room for, and none until both answers are there", () => {
    const labels = ["A", "B", "C", "D", "E", "F"]
    const facets = facetsOf(2, ...labels.map((label) => facet(label, ["1 mm", 1], ["2 mm", 1])))
    expect(measureColumns(facets, sheet(...labels)).map(({ label }) => label)).toEqual(
      labels.slice(0, 5),
    )
    expect(measureColumns(facets)).toEqual([])
    expect(measureColumns(undefined, sheet(...labels))).toEqual([])
  })
})
