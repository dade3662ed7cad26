import { Modules } from "@medusajs/framework/utils"
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { RETURN_CHANGED } from "../../../contract/return/order-return"
import { recordChanges } from "../../audit/record-changes"
import { announceStep } from "../../order/announce"
import { refuseInEdit } from "../refuse-in-edit"
import { inReturn, noteReturn } from "../in-return"

export type RefuseReturnInput = {
  id: string
  /** For the customer. */
  reason: string
  /** Who of the staff. */
  refused_by: string
}

/**
 * Of one that was approved Medusa's return is cancelled in the same transaction: its pieces are free
 * again. The last step of its workflow, so that nothing behind it can ask for it to be undone.
 */
const writeReturnRefusalStep = createStep(
  "write-return-refusal",
  async ({ id, reason, refused_by }: RefuseReturnInput, step) => {
    const states = ["requested", "approved"] as const
    await inReturn(step, { id, states }, async (transaction, held) => {
      const { database, within } = transaction
      const { order_id, return_id } = held
      const now = new Date()
      await database("return_request")
        .where({ id })
        .update({ state: "refused", refusal: reason, refused_at: now, updated_at: now })
      if (!return_id) {
        await noteReturn(step, transaction, { held, action: "return refused" })
        return
      }
      await refuseInEdit(step.container, transaction, order_id)
      const audited = { kind: "order", ids: [order_id], action: "return refused" } as const
      await recordChanges(step, [transaction, audited], () =>
        within(step.container.resolve(Modules.ORDER), (orders, context) =>
          orders.cancelReturn({ order_id, return_id, created_by: refused_by }, context),
        ),
      )
    })
    return new StepResponse({ id })
  },
)

export const refuseReturnWorkflowId = "refuse-return"

/** Staff refuse a return that was asked for, or one that was approved and never came. Throws ShopError. */
export const refuseReturnWorkflow = createWorkflow(
  refuseReturnWorkflowId,
  (input: RefuseReturnInput) => {
    announceStep({
      news: transform({ input }, ({ input }) => [{ name: RETURN_CHANGED, data: { id: input.id } }]),
    })
    return new WorkflowResponse(writeReturnRefusalStep(input))
  },
)
