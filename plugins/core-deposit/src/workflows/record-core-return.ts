import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { CORE_DEPOSIT_MODULE } from "../modules/core-deposit"
import type { CoreDepositModuleService } from "../modules/core-deposit/service"
import { type WantedReturn, writeReturn } from "../returns/write-return"
import { refundCoreReturnStep } from "./refund-core-return"

/**
 * Writes down that cores came back, under the order's row: of two at once, the second finds the
 * first. Throws a Refusal where they may not.
 */
const writeCoreReturnStep = createStep(
  "write-core-return",
  async (wanted: WantedReturn, { container }) => {
    const database = container.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION)
    const { id, is_new } = await database.transaction((transaction) =>
      writeReturn(transaction, wanted),
    )
    return new StepResponse({ id }, is_new ? { id } : undefined)
  },
  // Nothing went back for it: the refund was not even written down.
  async (written, { container }) => {
    if (!written) return
    const cores = container.resolve<CoreDepositModuleService>(CORE_DEPOSIT_MODULE)
    await cores.deleteCoreReturns([written.id])
  },
)

/** Cores came back: they are counted once, and their deposit goes back once. */
export const recordCoreReturnWorkflow = createWorkflow(
  "record-core-return",
  (wanted: WantedReturn) => new WorkflowResponse(refundCoreReturnStep(writeCoreReturnStep(wanted))),
)
