/** What the rounds of one run said. */
export type Spread = { median: number; min: number; max: number }

export function spreadOf(values: readonly number[]): Spread {
  return { median: median(values), min: Math.min(...values), max: Math.max(...values) }
}

/**
 * How many times `of` is `to`, round by round: what slows the machine down slows both sides of a
 * round. Throws where a round lacks a side.
 */
export function ratioOf(of: readonly number[], to: readonly number[]): Spread {
  if (of.length !== to.length) throw new Error(`${of.length} rounds do not pair with ${to.length}`)
  return spreadOf(of.map((value, round) => value / (to[round] ?? Number.NaN)))
}

/** 12.3 (11.8–12.9), with about three digits that mean something. */
export function spreadText({ median: middle, min, max }: Spread, unit = ""): string {
  const [a, b, c] = [middle, min, max].map((value) => digits(value) + unit)
  return `${a} (${b}–${c})`
}

function digits(value: number): string {
  if (value >= 100) return value.toFixed(0)
  return value.toFixed(value >= 10 ? 1 : 2)
}

/** The middle one, or the mean of the two in the middle. Throws where there is none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  if (low === undefined || high === undefined) throw new Error("There is no median of nothing")
  return (low + high) / 2
}
