/** After the first failure, the second, … : a day and a half in all. */
const DELAYS_S = [5, 60, 5 * 60, 30 * 60, 2 * 3600, 8 * 3600, 24 * 3600]
/** So that what failed together does not come back together. */
const JITTER = 0.2

/** Seconds from the failure of an attempt, counted from 1, to the next one; null: it is given up. */
export function retryDelay(attempt: number, random = Math.random()): number | null {
  const delay = DELAYS_S[attempt - 1]
  return delay === undefined ? null : delay * (1 - JITTER + 2 * JITTER * random)
}
