import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { acquireLockStep, cancelOrderWorkflow, releaseLockStep } from "@medusajs/medusa/core-flows"
import { LOCK_RETRY, LOCK_TIMEOUT, LOCK_TTL, orderLockKey } from "../../payment/order-lock"
import { checkOrderStep } from "../steps/check-order"
import { keepPaymentCollectionsStep } from "../steps/keep-payment-collections"

export type CancelUnpaidOrderInput = { order_id: string; canceled_by?: string }

export const cancelUnpaidOrderWorkflowId = "cancel-unpaid-order"

/** Cancels an order that is neither paid nor delivered; Medusa's cancel gives its stock back. */
export const cancelUnpaidOrderWorkflow = createWorkflow(
  cancelUnpaidOrderWorkflowId,
  ({ order_id, canceled_by }: CancelUnpaidOrderInput) => {
    const key = transform({ order_id }, ({ order_id }) => orderLockKey(order_id))
    acquireLockStep({ key, timeout: LOCK_TIMEOUT, ttl: LOCK_TTL, retryInterval: LOCK_RETRY })
    checkOrderStep({ order_id, action: "cancel" })
    keepPaymentCollectionsStep({ order_id })
    cancelOrderWorkflow.runAsStep({ input: { order_id, canceled_by } })
    releaseLockStep({ key })
    return new WorkflowResponse({ order_id })
  },
)
