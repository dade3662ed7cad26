import { hsnTsnKey, hsnTsnOf } from "../vehicle-key"

describe("the numbers of German papers", () => {
  it.each([
    ["0603", "BHE", "0603BHE"],
    [" 603 ", "bhe000450", "0603BHE"],
    ["0603", "B-H E", "0603BHE"],
    ["0603", "000", undefined],
    ["0603", "00000000", undefined],
    ["0000", "BHE", undefined],
    ["", "BHE", undefined],
    ["0603", "", undefined],
    ["0603", "0BH", "06030BH"],
  ])("%s and %s are %s", (hsn, tsn, key) => {
    expect(hsnTsnKey({ hsn, tsn })).toBe(key)
  })

  it.each([
    ["0603BHE", "0603BHE"],
    ["0603BHE00045", "0603BHE"],
    ["603/bhe", "0603BHE"],
    ["0603 – BHE", "0603BHE"],
    ["0603", undefined],
    ["", undefined],
  ])("in one text, %s, are %s", (text, key) => {
    expect(hsnTsnOf(text)).toBe(key)
  })
})
