import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { type WantedReturn, writeReturn } from "../returns/write-return"

/** The last step of its workflow: nothing can fail behind it, and nothing is taken back. */
const askForCoreReturnStep = createStep(
  "ask-for-core-return",
  async (wanted: WantedReturn, { container }) => {
    const database = container.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION)
    const { id } = await database.transaction((transaction) => writeReturn(transaction, wanted))
    return new StepResponse({ id })
  },
)

/** A customer asks to return cores: once for each key, and no more than are still out. */
export const askForCoreReturnWorkflow = createWorkflow(
  "ask-for-core-return",
  (wanted: WantedReturn) => new WorkflowResponse(askForCoreReturnStep(wanted)),
)
