import {
  createWorkflow,
  transform,
  when,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { checkOrderPaidStep } from "../steps/check-order-paid"
import {
  checkPaymentClaimStep,
  type CheckPaymentClaimInput,
  type PaymentClaim,
} from "../steps/check-payment-claim"
import { settlePaymentWorkflow } from "./settle-payment"

export type MarkOrderPaidInput = CheckPaymentClaimInput

export const markOrderPaidWorkflowId = "mark-order-paid"

/**
 * Marks an order paid after the provider itself confirmed the named payment for it; repeats with
 * the same payment are harmless. Errors: see PAYMENT_ERRORS.
 */
export const markOrderPaidWorkflow = createWorkflow(
  markOrderPaidWorkflowId,
  (input: MarkOrderPaidInput) => {
    const claim = checkPaymentClaimStep(input)
    when("claim-is-not-booked", { claim }, ({ claim }) => claim.session_id !== null).then(() => {
      settlePaymentWorkflow.runAsStep({ input: transform({ claim }, settleInput) })
    })
    checkOrderPaidStep({ order_id: input.order_id })
    return new WorkflowResponse({
      order_id: input.order_id,
      payment_intent_id: input.payment_intent_id,
    })
  },
)

function settleInput({ claim }: { claim: PaymentClaim }) {
  return { session_id: claim.session_id ?? "", at_least: claim.at_least }
}
