/** First and last day, as YYYY-MM-DD. */
export type Period = { from: string; to: string }

const DAY_MS = 86_400_000

/** The last days up to the one of `now`, which is not over yet. Days are UTC's. */
export function periodOf(days: number, now: Date): Period {
  return { from: dayOf(now.getTime() - (days - 1) * DAY_MS), to: dayOf(now.getTime()) }
}

/** SQL: whether a time is in the period of :from and :to. */
export function isWithin(column: string): string {
  return `${isAfter(column)} and ${isUpTo(column)}`
}

/** SQL: whether a time is not before the day of :from. */
export function isAfter(column: string): string {
  return `${column} >= cast(:from as timestamp) at time zone 'utc'`
}

/** SQL: whether a time is not behind the day of :to. */
export function isUpTo(column: string): string {
  return `${column} < (cast(:to as timestamp) + interval '1 day') at time zone 'utc'`
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
