import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { getSmallestUnit } from "@medusajs/payment-stripe/dist/utils/get-smallest-unit"
import type { Intent } from "../intent"
import { paymentError } from "../payment-errors"
import { isBooked, readSettlement, type Settlement } from "../settlement"
import { syncSession } from "../sync-session"

export type CheckPaymentInput = { session_id: string }
export type CheckedPayment = {
  booked: boolean
  /** Major units, as Medusa keeps them: what the session was made for. */
  amount: number
}

export const checkPaymentStepId = "check-payment"

/**
 * Asks the provider whether the session's payment went through, for this order and this amount.
 * Neither the browser's word nor a webhook's counts.
 *
 * Nothing to compensate: what it writes is what the provider says.
 */
export const checkPaymentStep = createStep(
  checkPaymentStepId,
  async ({ session_id }: CheckPaymentInput, { container }) => {
    const settlement = await readSettlement(container, session_id)
    if (!settlement) throw paymentError("payment_not_for_order")
    const { session, payment } = settlement
    const checked: CheckedPayment = { booked: isBooked(settlement), amount: session.amount }
    if (payment) return new StepResponse(checked)

    const intent = await syncSession(container, session)
    if (!intent || !belongs(intent, settlement)) throw paymentError("payment_not_for_order")
    if (intent.status !== "succeeded") throw paymentError("payment_not_succeeded")
    if (!pays(intent, settlement)) throw paymentError("amount_mismatch")
    return new StepResponse(checked)
  },
)

/** Carts' intents name no order, because there is none yet when they are made. */
function belongs({ metadata }: Intent, { session, order }: Settlement): boolean {
  const sameOrder = metadata.order_id === undefined || metadata.order_id === order?.id
  return metadata.session_id === session.id && sameOrder
}

function pays(intent: Intent, { session }: Settlement): boolean {
  const { amount, currency_code } = session
  return (
    intent.currency === currency_code.toLowerCase() &&
    intent.amount_received === getSmallestUnit(amount, currency_code)
  )
}
