import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { AcesCounts } from "../../../contract/aces/aces-import"
import type { TakenRun } from "../taken-run"
import { COUNTS, PLAN } from "./plan-statements"

const NONE: AcesCounts = {
  ...{ taken: 0, unknown_part: 0, unmapped: 0, left_out: 0, no_vehicle: 0, long_note: 0 },
  ...{ added: 0, changed: 0, removed: 0, same: 0, missing: 0 },
}

/** Of one core in PostgreSQL, and of its memory, what buyers can spare. */
const LIMITS = [
  "set local work_mem = '16MB'",
  "set local max_parallel_workers_per_gather = 0",
  "set local statement_timeout = 0",
]

/** Under which a brand's fitments are kept; those of CSV files and of staff stay as they are. */
export const acesSource = (brand: string) => `aces:${brand}`

/**
 * Judges a run's Apps by what the shop knows now: in the transaction's own tables stands what is to
 * be done about each fitment of the brand. A dry run and a real one have this in common.
 */
export async function planRun(
  database: Knex.Transaction,
  { id, brand, submission_type }: TakenRun,
): Promise<AcesCounts> {
  for (const limit of LIMITS) await database.raw(limit)
  const source = acesSource(brand ?? "")
  const isFull = submission_type === "FULL"
  for (const statement of PLAN) await database.raw(statement, { id, source, isFull })
  const { rows } = await database.raw<{ rows: { name: string; count: number }[] }>(COUNTS)
  return { ...NONE, ...Object.fromEntries(rows.map(({ name, count }) => [name, count])) }
}
