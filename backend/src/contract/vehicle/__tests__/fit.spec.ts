import fc from "fast-check"
import { judgeFit, type Fitment } from "../fit"
import { LAST_MONTH, monthIndex, monthOf, monthText, type Month, type Months } from "../month"

const CLOSED: Months = { from: 201306, to: 201811 }
const OPEN: Months = { from: 201306, to: null }
const fitment = (builtFrom: Month | null, builtTo: Month | null, note = ""): Fitment => ({
  builtFrom,
  builtTo,
  note,
})
const judge = (months: Months, fitments: Fitment[], isKnown = true) =>
  judgeFit({ months, fitments, isKnown })

describe("whether a part fits", () => {
  it.each([
    ["nothing is known of the part", CLOSED, [], false, "unknown"],
    ["it fits others alone", CLOSED, [], true, "does_not_fit"],
    ["it fits without a word", CLOSED, [fitment(null, null)], true, "fits"],
    ["its months are the vehicle's", CLOSED, [fitment(201306, 201811)], true, "fits"],
    ["its months are more than the vehicle's", CLOSED, [fitment(201001, 202012)], true, "fits"],
    ["it begins a month late", CLOSED, [fitment(201307, null)], true, "fits_if"],
    ["it ends a month early", CLOSED, [fitment(null, 201810)], true, "fits_if"],
    ["it ends where the vehicle goes on", OPEN, [fitment(null, 202012)], true, "fits_if"],
    ["the first month is all", CLOSED, [fitment(null, 201306)], true, "fits_if"],
    ["the last month is all", CLOSED, [fitment(201811, null)], true, "fits_if"],
    ["it ended the month before", CLOSED, [fitment(null, 201305)], true, "does_not_fit"],
    ["it began the month after", CLOSED, [fitment(201812, null)], true, "does_not_fit"],
    ["a note is said", CLOSED, [fitment(null, null, "with sports chassis")], true, "fits_if"],
    [
      "one of two has no note",
      CLOSED,
      [fitment(null, null, "x"), fitment(null, null)],
      true,
      "fits",
    ],
    [
      "two follow one another over New Year",
      CLOSED,
      [fitment(201401, null), fitment(null, 201312)],
      true,
      "fits",
    ],
    [
      "two leave a month out",
      CLOSED,
      [fitment(null, 201312), fitment(201402, null)],
      true,
      "fits_if",
    ],
    [
      "the rest is noted",
      CLOSED,
      [fitment(null, 201312), fitment(201401, null, "x")],
      true,
      "fits_if",
    ],
  ] as const)("where %s", (...[, months, fitments, isKnown, fit]) => {
    expect(judge(months, [...fitments], isKnown).fit).toBe(fit)
  })

  it("tells every condition, and none of what is no condition", () => {
    const early = fitment(null, 201312)
    const noted = fitment(201401, null, "x")
    const past = fitment(null, 201001, "long ago")
    expect(judge(CLOSED, [early, noted, past]).conditions).toEqual([early, noted])
    expect(judge(CLOSED, [fitment(null, null), noted]).conditions).toEqual([])
    expect(judge({ from: 201401, to: 201401 }, [early, noted]).conditions).toEqual([noted])
  })
})

const month = fc
  .tuple(fc.integer({ min: 2012, max: 2014 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, of]) => year * 100 + of)
const orNull = fc.option(month, { nil: null })
const range = fc
  .tuple(month, orNull)
  .map(([from, to]): Months => (to !== null && to < from ? { from: to, to: from } : { from, to }))
const fitments = fc.array(
  fc
    .tuple(orNull, orNull, fc.constantFrom("", "", "note"))
    .map(([one, other, note]) =>
      one !== null && other !== null && other < one
        ? fitment(other, one, note)
        : fitment(one, other, note),
    ),
  { maxLength: 4 },
)

/** Each month of a range, to the end of the years that are drawn. */
function monthsOf({ from, to }: Months): Month[] {
  const all: Month[] = []
  for (let at = from; at <= Math.min(to ?? LAST_MONTH, 201_512);) {
    all.push(at)
    at = at % 100 === 12 ? at + 89 : at + 1
  }
  return all
}

describe("any vehicle and any fitments", () => {
  const each = (months: Months, of: Fitment[]) =>
    monthsOf(months).map((at) => judge({ from: at, to: at }, of).fit)

  it("fit where they fit in every month", () => {
    fc.assert(
      fc.property(range, fitments, (months, of) => {
        const isAlways = each(months, of).every((fit) => fit === "fits")
        expect(judge(months, of).fit === "fits").toBe(isAlways)
      }),
    )
  })

  it("do not fit where they fit in no month", () => {
    fc.assert(
      fc.property(range, fitments, (months, of) => {
        const isNever = each(months, of).every((fit) => fit === "does_not_fit")
        expect(judge(months, of).fit === "does_not_fit").toBe(isNever)
      }),
    )
  })

  it("are unknown only where nobody said anything, and have conditions only where they hang on some", () => {
    fc.assert(
      fc.property(range, fitments, fc.boolean(), (months, of, isKnown) => {
        const { fit, conditions } = judge(months, of, isKnown)
        expect(fit === "unknown").toBe(!isKnown && of.length === 0)
        expect(conditions.length > 0).toBe(fit === "fits_if")
      }),
    )
  })
})

describe("a month", () => {
  it("is the next one's neighbour, at the end of a year too", () => {
    expect(monthIndex(201401) - monthIndex(201312)).toBe(1)
    expect(monthText(monthOf("2014-07"))).toBe("2014-07")
  })
})
