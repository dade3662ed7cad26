/** What is wrong with something typed. */
export type Wrong = "required" | "pieces" | "past"

const MOST = 1_000_000

export function wrongPieces(typed: string): Wrong | undefined {
  const text = typed.trim()
  const isWhole = /^[1-9]\d{0,6}$/.test(text) && Number(text) <= MOST
  return isWhole ? undefined : "pieces"
}

export function wrongText(typed: string): Wrong | undefined {
  return typed.trim() === "" ? "required" : undefined
}

/** Of a day like 2026-12-12; `today` is one too. */
export function wrongDay(typed: string, today: string): Wrong | undefined {
  if (typed === "") return "required"
  return typed < today ? "past" : undefined
}

/** The day of the shop's clock, which is UTC's. */
export function todayOf(now: Date): string {
  return now.toISOString().slice(0, 10)
}
