import { Modules } from "@medusajs/framework/utils"
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { RETURN_CHANGED } from "../../../contract/return/order-return"
import { ShopError } from "../../../errors/shop-error"
import { readArrivedLines } from "../../../queries/return/returnable-lines"
import { recordChanges } from "../../audit/record-changes"
import { announceStep } from "../../order/announce"
import { refuseInEdit } from "../refuse-in-edit"
import { inReturn } from "../in-return"

export type ApproveReturnInput = {
  id: string
  /** For the customer: how to send it. */
  answer: string
  /** Who of the staff. */
  approved_by: string
}

/** As long as a shop is there: what was asked for in time stays so. */
const ANY_TIME = { days: 36_500 }

/**
 * Makes Medusa's return of what was asked for, so that its pages tell the same pieces as requested;
 * in one transaction that holds the order. The last step of its workflow, so that nothing behind it
 * can ask for it to be undone.
 */
const writeReturnApprovalStep = createStep(
  "write-return-approval",
  async ({ id, answer, approved_by }: ApproveReturnInput, step) => {
    await inReturn(step, { id, states: ["requested"] }, async (transaction, held) => {
      const { database, within } = transaction
      const { order_id, lines } = held
      await refuseInEdit(step.container, transaction, order_id)
      const now = new Date()
      // First, so that its pieces count as Medusa's alone.
      await database("return_request")
        .where({ id })
        .update({ state: "approved", answer, approved_at: now, updated_at: now })
      const arrived = await readArrivedLines(database, { order_id, ...ANY_TIME })
      for (const { line_item_id, quantity, title: name } of lines) {
        const here = arrived.find((line) => line.id === line_item_id)?.here ?? 0
        if (here === 0 && quantity > 0) {
          throw new ShopError("more_than_returnable", { variant: "none", facts: { name } })
        }
        if (here < quantity) {
          throw new ShopError("more_than_returnable", { facts: { name, pieces: here } })
        }
      }
      const audited = { kind: "order", ids: [order_id], action: "return approved" } as const
      const items = lines.map((line) => ({ id: line.line_item_id, quantity: line.quantity }))
      const { result } = await recordChanges(step, [transaction, audited], () =>
        within(step.container.resolve(Modules.ORDER), (orders, context) =>
          orders.createReturn(
            { order_id, items, created_by: approved_by, requested_at: now },
            context,
          ),
        ),
      )
      await database("return_request").where({ id }).update({ return_id: result.id })
    })
    return new StepResponse({ id })
  },
)

export const approveReturnWorkflowId = "approve-return"

/** Staff take a return: Medusa's is made, and the customer told how to send it. Throws ShopError. */
export const approveReturnWorkflow = createWorkflow(
  approveReturnWorkflowId,
  (input: ApproveReturnInput) => {
    announceStep({
      news: transform({ input }, ({ input }) => [{ name: RETURN_CHANGED, data: { id: input.id } }]),
    })
    return new WorkflowResponse(writeReturnApprovalStep(input))
  },
)
