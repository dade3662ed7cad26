import {
  createWorkflow,
  transform,
  when,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { acquireLockStep, releaseLockStep } from "@medusajs/medusa/core-flows"
import { LOCK_PATIENCE, MEDUSA_LOCKS } from "../../../locks/locks"
import { cancelUnpaidOrderWorkflow } from "../../order/cancel/cancel-unpaid-order"
import { settlePaymentWorkflow } from "../../payment/settle/settle-payment"
import { askForPaymentStep, type AskedForPayment } from "../steps/ask-for-payment"
import { markExpiredStep, type MarkExpiredInput } from "../steps/mark-expired"

const { timeout, ttl, retryInterval } = LOCK_PATIENCE

export const expireUnpaidOrderWorkflowId = "expire-unpaid-order"

/**
 * Cancels an order that was not paid in time, unless its payment is on its way; one that went
 * through is booked instead. Errors: those of cancelling and of settling.
 */
export const expireUnpaidOrderWorkflow = createWorkflow(
  expireUnpaidOrderWorkflowId,
  (input: MarkExpiredInput) => {
    const { order_id } = input
    const key = transform({ order_id }, ({ order_id }) => MEDUSA_LOCKS.expiry(order_id))
    acquireLockStep({ key, timeout, ttl, retryInterval })
    const asked = askForPaymentStep({ order_id })
    when("order-was-paid", { asked }, ({ asked }) => asked.session_id !== null).then(() => {
      settlePaymentWorkflow.runAsStep({ input: transform({ asked }, settleInput) })
    })
    when(
      "order-is-not-paid",
      { asked },
      ({ asked }) => asked.session_id === null && !asked.on_its_way,
    ).then(() => {
      markExpiredStep(input)
      cancelUnpaidOrderWorkflow.runAsStep({ input: { order_id } })
    })
    releaseLockStep({ key })
    return new WorkflowResponse(asked)
  },
)

function settleInput({ asked }: { asked: AskedForPayment }) {
  return { session_id: asked.session_id ?? "" }
}
