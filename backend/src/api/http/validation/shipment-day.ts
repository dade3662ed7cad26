import { wrongField } from "../../../errors/shop-error"

const DAY_MS = 24 * 60 * 60_000

/** Refuses a day that nobody on earth has yet; a day like 2026-11-24, as the schema has it. */
export function refuseFutureDay(date: string | undefined, now = new Date()): void {
  if (date === undefined) return
  // It is tomorrow already where the sun rises first.
  const latest = new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10)
  if (date > latest) throw wrongField("date", "date must not be in the future")
}
