import { setTimeout as delay } from "node:timers/promises"

const PAUSE_MS = 25

/** Asks again and again; false when `limitMs` went by without a yes. */
export async function waitUntil(
  condition: () => boolean | Promise<boolean>,
  limitMs: number,
): Promise<boolean> {
  const end = Date.now() + limitMs
  while (!(await condition())) {
    if (Date.now() > end) return false
    await delay(PAUSE_MS)
  }
  return true
}
