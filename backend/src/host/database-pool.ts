import type { Environment } from "../settings/environment"

const SMALLEST_POOL = 2

/**
 * A new connection knows no statement: PostgreSQL plans a read of the catalogue for 8 to 20 ms, five
 * times on each, before it keeps a plan. So whoever comes with the next crowd finds the last one's.
 */
const KEPT_MS = 5 * 60_000

/** How many connections a process has, and for how long it keeps those that nobody needs. */
export function databasePool({ databasePool: max }: Pick<Environment, "databasePool">) {
  return { min: SMALLEST_POOL, max, idleTimeoutMillis: KEPT_MS }
}
