import type {
  ReceiveReturn,
  StaffReturn,
} from "../../../../../../backend/src/contract/return/staff-return"

export type ReturnedLine = StaffReturn["lines"][number]
/** What arrived of a line, as it is typed. */
export type TypedCondition = { good: string; damaged: string }
/** By the line's id. */
export type TypedReceived = Readonly<Record<string, TypedCondition>>

const WHOLE = /^\d{1,9}$/

/** All that was asked back, and all of it good. */
export function typedAllGood(lines: readonly ReturnedLine[]): TypedReceived {
  return Object.fromEntries(lines.map(({ id, qty }) => [id, { good: String(qty), damaged: "0" }]))
}

/** The ids of the lines of which more arrived than was asked back, or what is no number. */
export function wrongLines(
  typed: TypedReceived,
  lines: readonly ReturnedLine[],
): ReadonlySet<string> {
  const wrong = lines.filter(({ id, qty }) => {
    const pieces = countsOf(typed[id])
    return pieces === null || pieces.good + pieces.damaged > qty
  })
  return new Set(wrong.map(({ id }) => id))
}

/** How many pieces arrived good and damaged; what is no number counts for none. */
export function sumsOf(typed: TypedReceived): { good: number; damaged: number } {
  const counts = Object.values(typed).map((one) => countsOf(one) ?? NONE)
  return {
    good: counts.reduce((sum, { good }) => sum + good, 0),
    damaged: counts.reduce((sum, { damaged }) => sum + damaged, 0),
  }
}

/** What is sent: every line of the return; no location is that of where it was sent from. */
export function bodyOf(
  typed: TypedReceived,
  { lines, location }: { lines: readonly ReturnedLine[]; location: string },
): ReceiveReturn {
  return {
    lines: lines.map(({ id }) => ({ id, ...(countsOf(typed[id]) ?? NONE) })),
    ...(location && { location_id: location }),
  }
}

const NONE = { good: 0, damaged: 0 }

/** Null for what is no number; nothing typed is none. */
function countsOf(typed: TypedCondition = { good: "", damaged: "" }) {
  const [good, damaged] = [typed.good, typed.damaged].map((text) => text.trim() || "0")
  if (!good || !damaged || !WHOLE.test(good) || !WHOLE.test(damaged)) return null
  return { good: Number(good), damaged: Number(damaged) }
}
