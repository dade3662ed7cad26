import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { carryOutRefundStep } from "./carry-out-refund"
import { requestRefundStep, type RequestRefundInput } from "./request-refund"

export const refundOrderPaymentWorkflowId = "refund-order-payment"

/**
 * Gives back a card payment or a part of it: written down, done by the provider, then booked.
 * Medusa's own refund is booked by what was read before it, so that two at once spoil the books.
 */
export const refundOrderPaymentWorkflow = createWorkflow(
  refundOrderPaymentWorkflowId,
  (input: RequestRefundInput) => {
    const request = requestRefundStep(input)
    carryOutRefundStep(request)
    return new WorkflowResponse(request)
  },
)
