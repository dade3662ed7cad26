import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { SyncKind, SyncRun, SyncVerdict } from "../../contract/sync/sync-run"
import { asError } from "../../errors/as-error"
import { toFailure } from "../../errors/to-failure"
import { readStagedRows, type StagedRow } from "../../queries/sync/staged-rows"
import { readSyncRun } from "../../queries/sync/sync-runs"
import { recordEvent } from "../audit/record-event"
import { settleRows } from "../product-import/batch/settle-rows"
import { type Outcome, type RunInHand, verdictOf } from "./outcome"
import { endRun, noteOutcomes } from "./run-book"
import { settleBatchWorkflow } from "./settle-batch"

/** Rows of one transaction: their locks have room in PostgreSQL's table, and nobody waits for long. */
const BATCH: Readonly<Record<SyncKind, number>> = {
  products: 500,
  prices: 1000,
  stock: 1000,
  customers: 500,
}

/** Takes what became of a batch; nobody may be there to take it. */
export type Tell = (lines: readonly (SyncVerdict | { run: SyncRun })[]) => Promise<void>

/**
 * Does what the rows of a run say, batch by batch, and tells of each row once it is done. Goes on
 * where nobody listens any more: the run can be looked at later.
 */
export async function workOff(
  container: MedusaContainer,
  run: RunInHand,
  tell: Tell,
): Promise<void> {
  const message = await orMessage(container, async () => {
    for (let rows = await next(container, run, 0); rows.length > 0;) {
      // Read while these are written.
      const following = next(container, run, rows.at(-1)?.row ?? 0)
      following.catch(() => undefined)
      const outcomes = await settle(container, run, rows)
      const sent = new Map(rows.map((row) => [row.row, row.sent]))
      await noteOutcomes(container, run, { outcomes, sent })
      await tell(outcomes.map(verdictOf))
      rows = await following
    }
  })
  // The rows are done, whatever becomes of this: nobody can be answered that they failed.
  await orMessage(container, async () => {
    await endRun(container, run, message)
    const ended = await readSyncRun(container, run.id)
    if (!ended) return
    await tellTrail(container, ended)
    await tell([{ run: ended }])
  })
}

function next(
  container: MedusaContainer,
  { id, kind }: RunInHand,
  after: number,
): Promise<StagedRow[]> {
  return readStagedRows(container, { run_id: id, after, limit: BATCH[kind] })
}

function settle(
  container: MedusaContainer,
  run: RunInHand,
  rows: readonly StagedRow[],
): Promise<Outcome[]> {
  return settleRows<StagedRow, Outcome>(container, rows, {
    write: async (part) =>
      (await settleBatchWorkflow(container).run({ input: { run, rows: part } })).result,
    refuse: ({ row }, message) => ({
      ...{ row, key: "", status: "invalid" },
      problems: [{ field: "", message }],
    }),
  })
}

/** Why the task broke off; null where it came to its end. */
async function orMessage(
  container: MedusaContainer,
  task: () => Promise<void>,
): Promise<string | null> {
  try {
    await task()
    return null
  } catch (error) {
    container.resolve(ContainerRegistrationKeys.LOGGER).error("A sync broke off", asError(error))
    return toFailure(error).body.message
  }
}

/** One entry of the trail for the whole run; prices and stocks have theirs beside it. */
async function tellTrail(container: MedusaContainer, run: SyncRun): Promise<void> {
  const { id, kind, dry_run, state, rows, counts } = run
  await recordEvent(container, {
    ...{ kind: "sync", action: dry_run ? "tried" : "synchronised" },
    ...{ thing_id: id, thing_name: kind },
    after: { state, rows, ...counts },
  })
}
