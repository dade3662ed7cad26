import { MedusaError } from "@medusajs/framework/utils"
import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { readShopPayment } from "../../../queries/payment/shop-payment"
import { inOrderTransaction } from "../../transaction/in-order-transaction"
import { carryOutRefundStep } from "./carry-out-refund"
import { requestRefund, type RequestRefundInput } from "./request-refund"

/**
 * Writes down that money is to go back, before the provider hears of it. Errors (ShopError):
 * refund_in_progress, order_in_edit, refund_too_large.
 */
const requestRefundStep = createStep("request-refund", async (input: RequestRefundInput, step) => {
  const payment = await readShopPayment(step.container, input.payment_id)
  if (!payment) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such payment")
  const { order_id } = payment
  const request_id = await inOrderTransaction(step, order_id, (transaction) =>
    requestRefund(step, transaction, { input, order_id }),
  )
  return new StepResponse({ request_id })
})

/**
 * Gives back a card payment or a part of it: written down, done by the provider, then booked.
 * Medusa's own refund is booked by what was read before it, so that two at once spoil the books.
 */
export const refundOrderPaymentWorkflow = createWorkflow(
  "refund-order-payment",
  (input: RequestRefundInput) => {
    const request = requestRefundStep(input)
    carryOutRefundStep(request)
    return new WorkflowResponse(request)
  },
)
