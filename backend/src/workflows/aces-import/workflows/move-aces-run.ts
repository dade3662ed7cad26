import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import type { AcesState, SubmissionType } from "../../../contract/aces/aces-import"
import { ShopError } from "../../../errors/shop-error"
import { holdsLaterFile } from "../../../queries/aces-import/later-file"
import { actorOf } from "../../audit/actor-of"

type Move = { id: number; to: "checking" | "applying" | "cancelled"; leave_out_unmapped?: boolean }
type Found = {
  id: number
  state: AcesState
  brand: string | null
  submission_type: SubmissionType | null
  unmapped: number
}

/** From where staff may bring a run to a state. */
const FROM: Readonly<Record<Move["to"], readonly AcesState[]>> = {
  checking: ["staged"],
  applying: ["staged"],
  // Up to the moment in which it holds.
  cancelled: ["receiving", "reading", "checking", "staged", "applying"],
}

const FIND = `select id, state, brand, submission_type,
    coalesce(cast(counts ->> 'unmapped' as integer), 0) as unmapped
  from aces_run where id = ? for update`

const MOVE = `update aces_run set state = :to, tries = 0, written = 0, to_write = 0,
    actor = case when :to = 'applying' then cast(:actor as jsonb) else actor end,
    updated_at = now(), ended_at = case when :to = 'cancelled' then now() end
  where id = :id`

const moveAcesRunStepId = "move-aces-run"

/**
 * Brings a run to another state, which whoever works at it sees before it writes on. What it undoes
 * is its own change alone: a run that was taken up meanwhile goes on.
 */
const moveAcesRunStep = createStep(
  moveAcesRunStepId,
  async ({ id, to, leave_out_unmapped = false }: Move, step) => {
    const database = step.container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    const actor = JSON.stringify(await actorOf(step, database))
    const from = await database.transaction(async (transaction) => {
      const { rows } = await transaction.raw<{ rows: Found[] }>(FIND, [id])
      const [found] = rows
      if (!found) throw new ShopError("aces_run_not_found")
      if (!FROM[to].includes(found.state)) {
        throw new ShopError("aces_not_possible", { facts: { state: found.state } })
      }
      if (to === "applying") await refuseApply(transaction, found, leave_out_unmapped)
      await transaction.raw(MOVE, { id, to, actor })
      return found.state
    })
    return new StepResponse({ id }, { id, from, to })
  },
  async (moved, { container }) => {
    if (!moved) return
    const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    await database.raw(
      "update aces_run set state = :from, ended_at = null where id = :id and state = :to",
      moved,
    )
  },
)

async function refuseApply(database: Knex, run: Found, leavesOut: boolean): Promise<void> {
  if (run.submission_type === "TEST") throw new ShopError("aces_not_possible", { variant: "test" })
  if (run.unmapped > 0 && !leavesOut) {
    throw new ShopError("aces_unmapped", { facts: { rows: run.unmapped } })
  }
  if (await holdsLaterFile(database, run)) throw new ShopError("aces_outdated")
}

export const moveAcesRunWorkflowId = "move-aces-run"

/** Has a run checked anew, applied or cancelled. Throws ShopError. */
export const moveAcesRunWorkflow = createWorkflow(
  moveAcesRunWorkflowId,
  (input: Move) => new WorkflowResponse(moveAcesRunStep(input)),
)
