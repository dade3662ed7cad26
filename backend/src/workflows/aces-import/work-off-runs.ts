import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { asError } from "../../errors/as-error"
import { tryNumber } from "../../locks/advisory-lock"
import { ADVISORY_LOCKS } from "../../locks/locks"
import { createRounds } from "../../locks/rounds"
import { readEnvironment } from "../../settings/environment"
import { forgetEndedRuns } from "./forget-ended-runs"
import { applyRun } from "./plan/apply-run"
import { checkRun } from "./plan/check-run"
import { RefusedFile } from "./reader/refused-file"
import { stageFile } from "./stage-file"
import { LostRun, moveRun, takeRun, type TakenRun } from "./taken-run"

/** As often a run is taken up in one state, by whatever ended the process before. */
const MOST_TRIES = 5

const workOff = createRounds(async (container: MedusaContainer) => {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await database.transaction(async (lock) => {
    // It waits while others work, on connections of their own.
    await lock.raw("set local idle_in_transaction_session_timeout = 0")
    if (!(await tryNumber(lock, ADVISORY_LOCKS.acesImports))) return
    await forgetEndedRuns(database)
    for (let run = await takeRun(database); run; run = await takeRun(database)) {
      await workAt(container, database, run)
    }
    await forgetEndedRuns(database)
  })
  return false
})

/**
 * Begins to work off the runs that wait for it, one at a time in all processes: PostgreSQL frees the
 * lock of one that is killed, and whoever is next takes its run up. What only serves leaves it to
 * the worker.
 */
export function workOffAcesRuns(container: MedusaContainer): void {
  if (readEnvironment(process.env).workerMode === "server") return
  workOff(container).catch((error: unknown) => {
    const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
    logger.error("ACES files are not worked off", asError(error))
  })
}

async function workAt(container: MedusaContainer, database: Knex, run: TakenRun): Promise<void> {
  try {
    if (run.tries > MOST_TRIES) await moveRun(database, run, "failed")
    else if (run.state === "applying") await applyRun(container, run)
    else if (run.state === "checking") await checkRun(database, run)
    else {
      await stageFile(database, run)
      await moveRun(database, run, "checking")
    }
  } catch (error) {
    if (error instanceof LostRun) return
    if (!(error instanceof RefusedFile)) throw error
    await refuse(database, run, error)
  }
}

const REFUSE = `update aces_run set problems = case when problem_count > 0 then problems
      else cast(:problems as jsonb) end, problem_count = greatest(problem_count, 1)
  where id = :id and attempt = :attempt`

async function refuse(
  database: Knex,
  run: TakenRun,
  { line, message }: RefusedFile,
): Promise<void> {
  const { id, attempt } = run
  const problems = JSON.stringify([{ line, message }])
  await database.transaction(async (transaction) => {
    await transaction.raw(REFUSE, { id, attempt, problems })
    await moveRun(transaction, run, "refused")
  })
}
