import { LAST_MONTH, monthIndex, type Month, type Months } from "./month"

/** What can be said of a part and a vehicle; `unknown` where nobody said anything of the part. */
export const FITS = ["fits", "fits_if", "does_not_fit", "unknown"] as const

export type Fit = (typeof FITS)[number]

/** That a part fits a vehicle: in which of its months (null: up to its end), and under which note. */
export type Fitment = {
  builtFrom: Month | null
  builtTo: Month | null
  /** Empty where nothing else has to hold. */
  note: string
}

type Asked<Of extends Fitment> = {
  /** When the vehicle was built, or the one month that is asked for. */
  months: Months
  /** Of this part and this vehicle. */
  fitments: readonly Of[]
  /** Whether the part is known to fit any vehicle. */
  isKnown: boolean
}

type Verdict<Of extends Fitment> = {
  fit: Fit
  /** Of `fits_if`: one of these must hold. */
  conditions: Of[]
}

/** Whether a part fits. Fitments that meet none of the months say nothing. */
export function judgeFit<Of extends Fitment>({
  months,
  fitments,
  isKnown,
}: Asked<Of>): Verdict<Of> {
  const holding = fitments.filter((fitment) => meets(fitment, months))
  if (holding.length === 0) {
    const isAnything = isKnown || fitments.length > 0
    return { fit: isAnything ? "does_not_fit" : "unknown", conditions: [] }
  }
  const plain = holding.filter(({ note }) => note === "")
  return coverAll(plain, months)
    ? { fit: "fits", conditions: [] }
    : { fit: "fits_if", conditions: holding }
}

type Span = { first: number; last: number }

function spanOf({ builtFrom, builtTo }: Pick<Fitment, "builtFrom" | "builtTo">): Span {
  return { first: monthIndex(builtFrom ?? 0), last: monthIndex(builtTo ?? LAST_MONTH) }
}

function meets(fitment: Fitment, months: Months): boolean {
  const [own, asked] = [spanOf(fitment), spanOf({ builtFrom: months.from, builtTo: months.to })]
  return own.first <= asked.last && own.last >= asked.first
}

/** Whether each of the months is one of some fitment. */
function coverAll(fitments: readonly Fitment[], months: Months): boolean {
  const asked = spanOf({ builtFrom: months.from, builtTo: months.to })
  const spans = fitments.map(spanOf).sort((one, other) => one.first - other.first)
  let next = asked.first
  for (const { first, last } of spans) {
    if (first > next) return false
    next = Math.max(next, last + 1)
  }
  return next > asked.last
}
