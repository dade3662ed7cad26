import { readPositiveInteger } from "./amount"
import type { Form } from "../http/form"
import { nowInSeconds, randomId } from "../http/ids"
import { storedIntent } from "./intents"
import type { PaymentIntent, Refund } from "../storage/records"
import type { Draft } from "../storage/store"
import { invalidRequest } from "../http/stripe-fault"

/** Gives back `amount` of a captured intent, or all that is left of it. */
export function createRefund(draft: Draft, form: Form): Refund {
  const intent = storedIntent(draft, form.get("payment_intent") ?? "")
  const left = intent.amount_received - refundedOf(draft, intent).amount_refunded
  if (intent.status !== "succeeded") {
    throw invalidRequest(`This PaymentIntent (${intent.id}) does not have a successful charge.`)
  }
  if (left === 0) {
    throw invalidRequest(`Charge ${intent.latest_charge} has already been refunded.`, {
      code: "charge_already_refunded",
    })
  }
  const amount = form.has("amount") ? readPositiveInteger(form.get("amount"), "amount") : left
  if (amount > left) {
    throw invalidRequest(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      { param: "amount" },
    )
  }
  const refund: Refund = {
    id: randomId("re_3"),
    object: "refund",
    amount,
    charge: intent.latest_charge,
    created: nowInSeconds(),
    currency: intent.currency,
    payment_intent: intent.id,
    status: "succeeded",
  }
  draft.put("refunds", refund.id, refund)
  return refund
}

/** What a charge tells of its refunds. */
export function refundedOf(draft: Draft, intent: PaymentIntent): { amount_refunded: number } {
  const refunds = draft.list("refunds").filter((refund) => refund.payment_intent === intent.id)
  return { amount_refunded: refunds.reduce((sum, refund) => sum + refund.amount, 0) }
}
