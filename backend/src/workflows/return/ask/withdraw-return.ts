import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { RETURN_CHANGED } from "../../../contract/return/order-return"
import { ShopError } from "../../../errors/shop-error"
import type { HeldReturn } from "../../../queries/return/held-return"
import { announceStep } from "../../order/announce"
import { inReturn, noteReturn } from "../in-return"

export type OwnReturn = { id: string; order_id: string; customer_id: string }

const WITHDRAWN = "return withdrawn"

type Withdrawn = { held: HeldReturn; entry_ids: string[] }

const writeReturnWithdrawalStep = createStep(
  "write-return-withdrawal",
  async ({ id, order_id, customer_id }: OwnReturn, step) => {
    const states = ["requested"] as const
    const withdrawn = await inReturn(step, { id, states }, async (transaction, held) => {
      if (held.order_id !== order_id || held.customer_id !== customer_id) {
        throw new ShopError("return_not_found")
      }
      const now = new Date()
      const change = { state: "withdrawn", withdrawn_at: now, updated_at: now }
      await transaction.database("return_request").where({ id }).update(change)
      const entry_ids = await noteReturn(step, transaction, { held, action: WITHDRAWN })
      return { held, entry_ids }
    })
    return new StepResponse<{ id: string }, Withdrawn>({ id }, withdrawn)
  },
  async (withdrawn, step) => {
    if (!withdrawn) return
    const { held, entry_ids } = withdrawn
    const states = ["withdrawn"] as const
    await inReturn(step, { id: held.id, states }, async (transaction) => {
      const former = { state: "requested", withdrawn_at: null }
      await transaction.database("return_request").where({ id: held.id }).update(former)
      await noteReturn(step, transaction, { held, action: WITHDRAWN, entry_ids })
    })
  },
)

export const withdrawReturnWorkflowId = "withdraw-return"

/** Its customer takes a return back that nobody has decided on: its pieces are free again. */
export const withdrawReturnWorkflow = createWorkflow(
  withdrawReturnWorkflowId,
  (input: OwnReturn) => {
    announceStep({
      news: transform({ input }, ({ input }) => [{ name: RETURN_CHANGED, data: { id: input.id } }]),
    })
    return new WorkflowResponse(writeReturnWithdrawalStep(input))
  },
)
