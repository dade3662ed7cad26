import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { moveRun, type TakenRun } from "../taken-run"
import { GROUPS } from "./plan-statements"
import { planRun } from "./plan-run"

const KEEP = `update aces_run set counts = :counts, checked_at = now()
  where id = :id and attempt = :attempt`

/** Tells what a run would do, and what has to be mapped first. Throws LostRun. */
export async function checkRun(database: Knex, run: TakenRun): Promise<void> {
  await database.transaction(async (transaction) => {
    const { id, attempt } = run
    const counts = await planRun(transaction, run)
    await transaction.raw("delete from aces_group where run_id = ?", [id])
    await transaction.raw(GROUPS, { id })
    await transaction.raw(KEEP, { id, attempt, counts: JSON.stringify(counts) })
    await moveRun(transaction, run, "staged")
  })
}
