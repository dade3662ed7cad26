import { ShopError } from "../../errors/shop-error"

/** HTTP status of each code that paying can end with; those of the provider module included. */
export const PAYMENT_ERRORS = {
  order_not_found: 404,
  order_not_payable: 409,
  order_ambiguous: 409,
  order_cancelled: 409,
  amount_mismatch: 409,
  already_paid: 409,
  payment_in_progress: 409,
  payment_not_for_order: 422,
  payment_not_succeeded: 409,
  payment_not_settled: 409,
  payment_provider_refused: 502,
  payment_provider_unavailable: 502,
  payment_intent_unknown: 502,
  webhook_signature_invalid: 400,
} as const satisfies Record<string, number>

const MESSAGES = {
  order_not_found: "There is no such order",
  order_not_payable: "This order is already paid or cancelled",
  order_ambiguous: "Several unpaid orders have this amount: pay from the order's row",
  order_cancelled: "This order was cancelled: what was paid for it is given back",
  amount_mismatch: "This is not the amount due: look at the order again before you pay",
  already_paid: "This order was already paid with another payment",
  payment_in_progress: "A payment for this order is on its way: do not pay again",
  payment_not_for_order: "This payment does not belong to the order",
  payment_not_succeeded: "This payment did not go through",
  payment_not_settled: "The payment is not booked yet: try again in a moment",
} as const

/** A refusal of the payment workflows, with its code and a sentence for people. */
export function paymentError(code: keyof typeof MESSAGES): ShopError {
  return new ShopError({ code, message: MESSAGES[code] })
}
