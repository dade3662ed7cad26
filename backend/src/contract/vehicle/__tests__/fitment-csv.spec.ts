import { readMonth } from "../fitment-csv"

describe("a month of the fitment file", () => {
  it.each([
    ["2014-07", 201407],
    ["07/2014", 201407],
    ["7/2014", 201407],
    ["07.2014", 201407],
    ["2014/7", 201407],
    ["2014.12", 201412],
  ])("%s is %s", (text, month) => {
    expect(readMonth(text, "from")).toBe(month)
  })

  it("is asked for where only a year is said: which end, decides what is meant", () => {
    expect(readMonth("2014", "from")).toEqual({ message: '"2014" has no month: write 2014-01' })
    expect(readMonth("2014", "to")).toEqual({ message: '"2014" has no month: write 2014-12' })
  })

  it.each(["07/14", "14-07", "2014-13", "00/2014", "Jul 2014", "201407", "1814-07", "41821"])(
    "%s is none, and what to write is told",
    (text) => {
      const message = `"${text}" is no month: write it like 2014-07 or 07/2014`
      expect(readMonth(text, "from")).toEqual({ message })
    },
  )
})
