import { endsOf, readNumber, readRange, withEnds } from "../measure-ranges"

describe("the ranges of a search", () => {
  it.each([
    ["Width:20..25.5", { label: "Width", from: "20", to: "25.5" }],
    ["Gap at 20 °C:-1..", { label: "Gap at 20 °C", from: "-1", to: "" }],
    ["Bore:..70", { label: "Bore", from: "", to: "70" }],
    ["Bore:..", undefined],
    ["Bore:wide..", undefined],
    [":1..2", undefined],
    ["Bore", undefined],
  ])("read %j", (text, range) => {
    expect(readRange(text)).toEqual(range)
  })

  it("change one end at a time, and go with the last of them", () => {
    const from = withEnds(["Bore:..70"], "Width", { from: "20" })
    expect(from).toEqual(["Bore:..70", "Width:20.."])
    const both = withEnds(from, "Width", { to: "25" })
    expect(endsOf(both, "Width")).toEqual({ from: "20", to: "25" })
    expect(withEnds(withEnds(both, "Width", { from: "" }), "Width", { to: "" })).toEqual([
      "Bore:..70",
    ])
  })

  it.each([
    [" 7,5 ", "7.5"],
    ["-3", "-3"],
    ["7.", "7"],
    ["7 mm", ""],
    ["1e3", ""],
  ])("take %j for %j", (typed, number) => {
    expect(readNumber(typed)).toBe(number)
  })
})
