import { setTimeout as delay } from "node:timers/promises"

const LIMIT_MS = 250
/** Some kB each. */
const MAX_OVERDUE = 10_000

/**
 * Calls of Redis that are waited for a moment only. One that takes longer goes on by itself, in its
 * turn, for as long as the process lives; while there is one, nobody waits for another.
 */
export class BoundedWait {
  readonly #overdue = new Set<Promise<void>>()

  constructor(private readonly warn: (line: string) => void) {}

  /** Resolves when the call has succeeded or failed, or takes too long. Never rejects. */
  async wait(call: () => Promise<void>): Promise<void> {
    // They are given up: what is pending for them is found in the database.
    if (this.#overdue.size >= MAX_OVERDUE) return
    let settled = false
    const working = call()
      .catch((error: unknown) => this.warn(`An event was lost: ${String(error)}`))
      .finally(() => {
        settled = true
        this.#overdue.delete(working)
      })
    if (this.#overdue.size === 0) {
      await Promise.race([working, delay(LIMIT_MS, undefined, { ref: false })])
    }
    if (settled) return
    if (this.#overdue.size === 0) this.warn("Redis takes no events: they wait until it does")
    this.#overdue.add(working)
  }
}
