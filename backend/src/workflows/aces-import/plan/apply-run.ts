import { asValue } from "@medusajs/framework/awilix"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, createMedusaContainer } from "@medusajs/framework/utils"
import { setTimeout as delay } from "node:timers/promises"
import type { AcesCounts } from "../../../contract/aces/aces-import"
import { refusalSentence } from "../../../contract/refusal-sentence"
import { holdsLaterFile } from "../../../queries/aces-import/later-file"
import { CALLER } from "../../audit/caller"
import { writeEntries } from "../../audit/record-changes"
import { inOneTransaction, type SharedTransaction } from "../../transaction/in-one-transaction"
import { RefusedFile } from "../reader/refused-file"
import { LostRun, moveRun, type TakenRun } from "../taken-run"
import { acesSource, planRun } from "./plan-run"

/** After so many changes PostgreSQL is to count anew before it does so by itself. */
const MANY = 10_000

const REMOVE = `delete from fitment f using aces_change c
  where c.slice = :slice and c.what = 'removed' and f.id = c.fitment_id`
const CHANGE = `update fitment f set quantity = c.quantity from aces_change c
  where c.slice = :slice and c.what = 'changed' and f.id = c.fitment_id`
const ADD = `insert into fitment
    (variant_id, vehicle_id, built_from, built_to, position, note, quantity, source)
  select variant_id, vehicle_id, nullif(built_from, 0), nullif(built_to, 0), position, note,
    quantity, :source
  from aces_change where slice = :slice and what = 'added'`

const PROGRESS = `update aces_run set written = :written, to_write = :toWrite, updated_at = now()
  where id = :id and attempt = :attempt and state = 'applying'`

const KEEP = "update aces_run set counts = :counts, checked_at = now() where id = :id"

/**
 * Writes what a run says in one transaction: readers see all of it or nothing, and so does whoever
 * starts the shop after a kill. Throws LostRun where it was cancelled before it held, and RefusedFile
 * where a later file of the brand holds by now.
 */
export async function applyRun(container: MedusaContainer, run: TakenRun): Promise<void> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const scope = createMedusaContainer({}, container)
  scope.register({ [CALLER]: asValue(run.actor) })
  const changes = await inOneTransaction({ container: scope }, async (transaction) => {
    if (await holdsLaterFile(transaction.database, run)) {
      throw new RefusedFile(0, refusalSentence("aces_outdated"))
    }
    const counts = await planRun(transaction.database, run)
    const toWrite = counts.added + counts.changed + counts.removed
    await writeSlices({ own: transaction.database, others: database }, run, toWrite)
    await transaction.database.raw(KEEP, { id: run.id, counts: JSON.stringify(counts) })
    await tellTrail(scope, transaction, { run, counts })
    // Last: whoever cancels is either seen here, or finds it done.
    await moveRun(transaction.database, run, "done")
    return toWrite
  })
  if (changes > MANY) await database.raw("analyze fitment")
}

type Connections = { own: Knex.Transaction; others: Knex }

async function writeSlices(
  { own, others }: Connections,
  { id, attempt, brand }: TakenRun,
  toWrite: number,
): Promise<void> {
  const source = acesSource(brand ?? "")
  await own.raw("create index on aces_change (slice)")
  const { rows } = await own.raw<{ rows: { last: number | null }[] }>(
    "select max(slice) as last from aces_change",
  )
  const last = rows[0]?.last ?? -1
  let written = 0
  for (let slice = 0; slice <= last; slice++) {
    const began = performance.now()
    for (const statement of [REMOVE, CHANGE, ADD]) {
      const { rowCount } = await own.raw<{ rowCount: number }>(statement, { slice, source })
      written += rowCount
    }
    // On another connection: people see how far it is, and it sees who cancelled.
    const progress = { id, attempt, written, toWrite }
    const { rowCount } = await others.raw<{ rowCount: number }>(PROGRESS, progress)
    if (rowCount === 0) throw new LostRun()
    if (slice < last) await delay((performance.now() - began) / PACE)
  }
}

/** It works so many times as long as it rests. */
const PACE = 4

async function tellTrail(
  scope: MedusaContainer,
  transaction: SharedTransaction,
  { run: { id, brand, submission_type }, counts }: { run: TakenRun; counts: AcesCounts },
): Promise<void> {
  const thing = { thing_id: String(id), thing_name: `ACES ${submission_type} of ${brand}` }
  const { added, changed, removed } = counts
  const step = { container: scope, workflowId: "apply-aces-run" }
  await writeEntries(step, transaction, {
    audited: { kind: "fitment", action: "imported" },
    changes: [{ ...thing, before: null, after: { added, changed, removed } }],
  })
}
