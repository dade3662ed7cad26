import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import type { BeginAcesRun } from "../../../contract/aces/aces-import"
import { actorOf } from "../../audit/actor-of"
import { makeAcesFile, removeAcesFile } from "../run-file"

const BEGIN = `insert into aces_run (file_name, size, actor)
  values (:file_name, :size, :actor) returning id`

const beginAcesRunStepId = "begin-aces-run"

/** Writes a run down, and makes the empty file that its bytes are to go to. */
const beginAcesRunStep = createStep(
  beginAcesRunStepId,
  async ({ file_name, size }: BeginAcesRun, step) => {
    const database = step.container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    const actor = JSON.stringify(await actorOf(step, database))
    const { rows } = await database.raw<{ rows: { id: number }[] }>(BEGIN, {
      ...{ file_name, size, actor },
    })
    const id = rows[0]?.id ?? 0
    await makeAcesFile(id)
    return new StepResponse({ id }, id)
  },
  async (id, { container }) => {
    if (!id) return
    const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    await database.raw("delete from aces_run where id = ?", [id])
    await removeAcesFile(id)
  },
)

export const beginAcesRunWorkflowId = "begin-aces-run"

/** An ACES file is to come: its run, whose content is sent piece by piece. */
export const beginAcesRunWorkflow = createWorkflow(
  beginAcesRunWorkflowId,
  (input: BeginAcesRun) => new WorkflowResponse(beginAcesRunStep(input)),
)
