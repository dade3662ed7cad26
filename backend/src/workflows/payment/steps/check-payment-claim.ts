import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import {
  capturedIntents,
  isPaid,
  readPayableOrder,
  smallestDue,
  stripeSessions,
} from "../payable-order"
import { ShopError } from "../../../errors/shop-error"

export type CheckPaymentClaimInput = {
  order_id: string
  payment_intent_id: string
  /** Who claims to have paid; not asked for when an administrator does. */
  customer_id?: string
  is_admin?: boolean
}

export type PaymentClaim = {
  session_id: string | null
  /** Due now, in the smallest unit: an order that grew since is not paid by an older payment. */
  at_least: number
}

export const checkPaymentClaimStepId = "check-payment-claim"

/** The session whose payment is claimed for the order; null when it was booked before. */
export const checkPaymentClaimStep = createStep(
  checkPaymentClaimStepId,
  async (input: CheckPaymentClaimInput, { container }) => {
    const order = await readPayableOrder(container, input.order_id)
    if (!order || !(input.is_admin || order.customer_id === input.customer_id)) {
      throw new ShopError("order_not_found")
    }
    if (order.status === "canceled") throw new ShopError("order_cancelled", { variant: "paid" })
    if (isPaid(order)) {
      if (!capturedIntents(order).includes(input.payment_intent_id)) {
        throw new ShopError("already_paid")
      }
      return new StepResponse<PaymentClaim>({ session_id: null, at_least: 0 })
    }
    const session = stripeSessions(order).find(({ data }) => data.id === input.payment_intent_id)
    if (!session) throw new ShopError("payment_not_for_order")
    const at_least = Math.max(0, smallestDue(order))
    return new StepResponse<PaymentClaim>({ session_id: session.id, at_least })
  },
)
