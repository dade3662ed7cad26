import { asValue } from "@medusajs/framework/awilix"
import type { MedusaContainer } from "@medusajs/framework/types"
import {
  ContainerRegistrationKeys,
  createMedusaContainer,
  MedusaError,
} from "@medusajs/framework/utils"
import type { SyncRun, SyncVerdict } from "../../contract/sync/sync-run"
import { asError } from "../../errors/as-error"
import { toFailure } from "../../errors/to-failure"
import { readSyncRun } from "../../queries/sync/sync-runs"
import { CALLER } from "../audit/caller"
import { recordEvent } from "../audit/record-event"
import { freshStatistics } from "../transaction/fresh-statistics"
import { type RunAtWork, verdictOf } from "./outcome"
import { endRun, noteOutcomes } from "./run-book"
import { takeTurns } from "./take-turns"

/** Takes what became of a batch; nobody may be there to take it. */
export type Tell = (lines: readonly (SyncVerdict | { run: SyncRun })[]) => Promise<void>

/**
 * Does what the rows of a run say, batch by batch, and tells of each row once it and those before it
 * are done. Goes on where nobody listens any more: the run can be looked at later.
 */
export async function workOff(request: MedusaContainer, run: RunAtWork, tell: Tell): Promise<void> {
  const container = createMedusaContainer({}, request)
  container.register({ [CALLER]: asValue(run.actor) })
  const message = await orMessage(container, async () => {
    let missing = run.row_count
    const noteNew = freshStatistics(container)
    await takeTurns(container, run, async ({ rows, outcomes }) => {
      missing -= rows.length
      await noteOutcomes(container, run, { outcomes, rows })
      await tell(outcomes.map(verdictOf))
      if (run.is_dry_run) return
      await noteNew(outcomes.filter(({ status }) => status === "created").length)
    })
    // No log has rows that wait: a standby that became the primary meanwhile never had them.
    if (missing > 0) {
      const message = `${missing} rows of ${run.id} are gone`
      throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, message)
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
