import {
  createWorkflow,
  transform,
  when,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { carryOutRefundStep } from "../steps/carry-out-refund"
import { lookAtSessionStep } from "../steps/look-at-session"
import { settlePaymentWorkflow } from "./settle-payment"

/** One of both. */
export type ReconcilePaymentInput = { session_id?: string; refund_request_id?: string }

export const reconcilePaymentWorkflowId = "reconcile-payment"

/** Brings one payment to where the provider has it: books what nobody told of, and owed refunds. */
export const reconcilePaymentWorkflow = createWorkflow(
  reconcilePaymentWorkflowId,
  (input: ReconcilePaymentInput) => {
    const looked = when("session-is-open", { input }, ({ input }) =>
      Boolean(input.session_id),
    ).then(() => lookAtSessionStep(transform({ input }, sessionInput)))
    when("money-has-arrived", { looked }, ({ looked }) => looked?.is_paid === true).then(() => {
      settlePaymentWorkflow.runAsStep({ input: transform({ input }, sessionInput) })
    })
    when("refund-is-open", { input }, ({ input }) => Boolean(input.refund_request_id)).then(() => {
      carryOutRefundStep(transform({ input }, refundInput))
    })
    return new WorkflowResponse({ looked })
  },
)

function sessionInput({ input }: { input: ReconcilePaymentInput }) {
  return { session_id: input.session_id ?? "" }
}

function refundInput({ input }: { input: ReconcilePaymentInput }) {
  return { request_id: input.refund_request_id ?? "" }
}
