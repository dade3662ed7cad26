import { PaymentActions } from "@medusajs/framework/utils"
import {
  createWorkflow,
  transform,
  when,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import {
  acquireLockStep,
  addOrderTransactionStep,
  processPaymentWorkflow,
  releaseLockStep,
} from "@medusajs/medusa/core-flows"
import { LOCK_RETRY, LOCK_TIMEOUT, LOCK_TTL } from "../order-lock"
import { checkPaymentStep, type CheckedPayment } from "../steps/check-payment"
import { findSettlementStep } from "../steps/find-settlement"
import { refundCancelledOrderStep } from "../steps/refund-cancelled-order"

export type SettlePaymentInput = { session_id: string }

export const settlePaymentWorkflowId = "settle-payment"

/**
 * The one place that books a payment: whoever tells of it, the buyer's browser or a webhook, any
 * number of times and at once. Captures, writes the order's transaction, and gives back what came
 * for a cancelled order. Errors: see PAYMENT_ERRORS.
 */
export const settlePaymentWorkflow = createWorkflow(
  settlePaymentWorkflowId,
  (input: SettlePaymentInput) => {
    const found = findSettlementStep(input)
    acquireLockStep({
      key: found.lock_key,
      timeout: LOCK_TIMEOUT,
      ttl: LOCK_TTL,
      retryInterval: LOCK_RETRY,
      executeOnSubWorkflow: true,
    })
    const checked = checkPaymentStep(input)
    when("payment-not-booked", { checked }, ({ checked }) => !checked.booked).then(() => {
      processPaymentWorkflow.runAsStep({ input: transform({ input, checked }, successOf) })
    })
    const refunds = refundCancelledOrderStep(input)
    addOrderTransactionStep(refunds)
    releaseLockStep({ key: found.lock_key, executeOnSubWorkflow: true })
    return new WorkflowResponse({ session_id: input.session_id })
  },
)

/** The input of settlePaymentWorkflow where a step named the session, if there is one. */
export function settleInput({ told }: { told: { session_id: string | null } }): SettlePaymentInput {
  return { session_id: told.session_id ?? "" }
}

function successOf({ input, checked }: { input: SettlePaymentInput; checked: CheckedPayment }) {
  return {
    action: PaymentActions.SUCCESSFUL,
    data: { session_id: input.session_id, amount: checked.amount },
  }
}
