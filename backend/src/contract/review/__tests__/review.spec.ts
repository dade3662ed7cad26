import { ratingValue } from "../review"

describe("ratingValue", () => {
  it.each([
    ["1", 1],
    [" 4 ", 4],
    ["4.5", 4.5],
    ["5.0", 5],
  ])("reads %j as %s", (text, value) => {
    expect(ratingValue(text)).toBe(value)
  })

  it.each(["0", "0.9", "5.1", "6", "-1", "+4", "1e0", "0x5", "4,5", "5/5", "five", "4 stars", ""])(
    "reads no number from 1 to 5 in %j",
    (text) => {
      expect(ratingValue(text)).toBeNull()
    },
  )
})
