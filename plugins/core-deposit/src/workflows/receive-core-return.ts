import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { type ReceivedReturn, receiveReturn } from "../returns/receive-return"
import { refundCoreReturnStep } from "./refund-core-return"

/** Writes down what arrived of a request, under the order's row. Throws a Refusal. */
const receiveCoreReturnStep = createStep(
  "receive-core-return",
  async (received: ReceivedReturn, { container }) => {
    const database = container.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION)
    const former = await database.transaction((transaction) => receiveReturn(transaction, received))
    return new StepResponse({ id: received.id }, former)
  },
  // Nothing went back for it: the refund was not even written down.
  async (former, { container }) => {
    if (!former) return
    const { id, raw_amount, ...row } = former
    const database = container.resolve<Knex>(ContainerRegistrationKeys.PG_CONNECTION)
    await database("core_return")
      .where({ id })
      .update({ ...row, raw_amount: JSON.stringify(raw_amount) })
  },
)

/** Staff say what arrived of a request: its deposit goes back once. */
export const receiveCoreReturnWorkflow = createWorkflow(
  "receive-core-return",
  (received: ReceivedReturn) =>
    new WorkflowResponse(refundCoreReturnStep(receiveCoreReturnStep(received))),
)
