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

describe("attributeFacets", () => {
  it("orders values by their numbers", () => {
    const [length] = attributeFacets(told.slice(0, 1), ["Length:208 mm"])
    expect(length?.values.slice(-2)).toEqual([
      { value: "96 mm", count: 7, chosen: false },
      { value: "208 mm", count: 2, chosen: true },
    ])
  })

  it("begins with the measures by which the parts differ, and ends with what all have alike", () => {
    const labels = attributeFacets(
      [
        { label: "Warranty", values: [{ value: "24 months", count: 9 }] },
        { label: "Position", values: [front, { ...front, value: "rear" }] },
        {
          label: "Width",
          values: [
            { value: "9 mm", count: 1 },
            { value: "22 mm", count: 1 },
          ],
        },
      ],
      [],
    ).map(({ label }) => label)
    expect(labels).toEqual(["Width", "Position", "Warranty"])
  })

  it("keeps what is chosen and what nothing has any more", () => {
    expect(attributeFacets([], ["Ratio:1:4"])).toEqual([
      { label: "Ratio", values: [{ value: "1:4", count: 0, chosen: true }] },
    ])
    expect(attributeFacets(told, ["Length:55 mm"])[0]?.values).toContainEqual({
      value: "55 mm",
      count: 0,
      chosen: true,
    })
  })
})
