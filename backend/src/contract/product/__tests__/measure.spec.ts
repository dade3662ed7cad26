import { measureOf } from "../measure"

describe("a measure", () => {
  it.each([
    ["22 mm", 22],
    ["7.5 mm", 7.5],
    ["-40 °C", -40],
    [" 0.03 ", 0.03],
    ["1200", 1200],
    ["22 m²", 22],
    ["5 × 112", undefined],
    ["M14 × 1.5", undefined],
    ["±0.02 mm", undefined],
    ["1:4", undefined],
    ["5 to 7 mm", undefined],
    ["1,200 mm", undefined],
    ["vented", undefined],
    ["", undefined],
    ["9".repeat(10), undefined],
  ])("%j is %j", (value, number) => {
    expect(measureOf(value)).toBe(number)
  })
})
