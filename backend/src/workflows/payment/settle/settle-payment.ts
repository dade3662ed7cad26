import {
  createWorkflow,
  transform,
  when,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { carryOutRefundStep } from "../refund/carry-out-refund"
import { settleSessionStep, type SettleSessionInput } from "./settle-session"

export const settlePaymentWorkflowId = "settle-payment"

/**
 * The one place that books a payment: whoever tells of it, the buyer's browser, a webhook or the
 * reconciler, any number of times and at once, in whatever processes. Gives back what came for a
 * cancelled order. Throws ShopError: see contract/refusals.
 */
export const settlePaymentWorkflow = createWorkflow(
  settlePaymentWorkflowId,
  (input: SettleSessionInput) => {
    const settled = settleSessionStep(input)
    when(
      "order-is-cancelled",
      { settled },
      ({ settled }) => settled.refund_request_id !== null,
    ).then(() => {
      carryOutRefundStep(transform({ settled }, refundInput))
    })
    return new WorkflowResponse({ session_id: input.session_id })
  },
)

function refundInput({ settled }: { settled: { refund_request_id: string | null } }) {
  return { request_id: settled.refund_request_id ?? "" }
}
