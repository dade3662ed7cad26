import { compare } from "../goal"
import { median, ratioOf, spreadOf, spreadText } from "../spread"

const exactly = (value: number) => spreadOf([value])

describe("the median", () => {
  it("is the middle one, whatever the order", () => {
    expect(median([9, 1, 5])).toBe(5)
  })

  it("is the mean of the two in the middle", () => {
    expect(median([4, 1, 100, 2])).toBe(3)
  })

  it("is not made up", () => {
    expect(() => median([])).toThrow("no median")
  })
})

describe("the ratio of two sides", () => {
  it("is taken round by round, so that a slow round does not count as a slow side", () => {
    expect(ratioOf([100, 10, 50], [50, 5, 20])).toEqual({ median: 2, min: 2, max: 2.5 })
  })

  it("needs both sides of each round", () => {
    expect(() => ratioOf([1, 2], [1])).toThrow("2 rounds do not pair with 1")
  })

  it("is written with its spread", () => {
    expect(spreadText({ median: 12.345, min: 0.987, max: 123.4 }, "×")).toBe("12.3× (0.99×–123×)")
  })
})

describe("a goal", () => {
  const faster = { bound: "at least", must: 25, aim: 60 } as const
  const flat = { bound: "at most", must: 1.5, aim: 1.15 } as const

  it.each([
    [faster, 60, "aim (at least 60) reached"],
    [faster, 59.9, "must (at least 25) reached"],
    [flat, 1.15, "aim (at most 1.15) reached"],
    [flat, 1.5, "must (at most 1.5) reached"],
  ])("of %o and %d is that it passed", (goal, value, text) => {
    expect(compare(exactly(value), goal)).toEqual({ passed: true, text })
  })

  it.each([
    [faster, 24.9, "MISSED: at least 25"],
    [flat, 1.51, "MISSED: at most 1.5"],
    [flat, Number.NaN, "MISSED: at most 1.5"],
  ])("of %o and %d is that it failed", (goal, value, text) => {
    expect(compare(exactly(value), goal)).toEqual({ passed: false, text })
  })

  it("is of the median alone", () => {
    expect(compare(spreadOf([1, 1, 9]), flat).passed).toBe(true)
  })
})
