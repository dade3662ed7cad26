import { formGroup, type Form } from "../http/form"
import { nowInSeconds, randomId } from "../http/ids"
import type { PaymentMethod } from "../storage/records"
import type { Draft } from "../storage/store"
import { invalidCard, invalidRequest, missing } from "../http/stripe-fault"
import { TEST_CARDS } from "./test-cards"

/** Makes a card payment method of `type`, `card[…]`, `billing_details[…]`; drops the number. */
export function createPaymentMethod(draft: Draft, form: Form): PaymentMethod {
  if (form.get("type") !== "card") {
    throw invalidRequest("The sandbox makes payment methods of type card only.", { param: "type" })
  }
  const fields = formGroup(form, "card")
  const number = (fields.get("number") ?? "").replace(/[\s-]/g, "")
  const card = TEST_CARDS.get(number)
  if (!card) {
    throw invalidCard(
      "incorrect_number",
      "number",
      "The sandbox takes test cards only, such as 4242 4242 4242 4242.",
    )
  }
  const method: PaymentMethod = {
    id: randomId("pm_1"),
    object: "payment_method",
    type: "card",
    billing_details: Object.fromEntries(formGroup(form, "billing_details")),
    card: {
      brand: card.brand,
      checks: { cvc_check: "pass" },
      country: "US",
      ...readExpiry(fields),
      funding: card.funding,
      last4: number.slice(-4),
    },
    created: nowInSeconds(),
    customer: null,
    livemode: false,
  }
  if (!/^\d{3,4}$/.test(fields.get("cvc") ?? "")) {
    throw invalidCard("invalid_cvc", "cvc", "Your card's security code is invalid.")
  }
  draft.put("methods", method.id, { method, outcome: card.outcome })
  return method
}

export function storedMethod(draft: Draft, id: string) {
  const stored = draft.get("methods", id)
  if (!stored) throw missing("PaymentMethod", id, "payment_method")
  return stored
}

function readExpiry(fields: Form): { exp_month: number; exp_year: number } {
  const month = Number(fields.get("exp_month"))
  const given = Number(fields.get("exp_year"))
  const year = given < 100 ? 2000 + given : given
  if (!Number.isInteger(month) || month < 1 || month > 12) {
    throw invalidCard(
      "invalid_expiry_month",
      "exp_month",
      "Your card's expiration month is invalid.",
    )
  }
  const now = new Date()
  const months = (year - now.getFullYear()) * 12 + month - (now.getMonth() + 1)
  // Stripe refuses years more than 50 ahead, as typing errors.
  if (!Number.isInteger(year) || months < 0 || months > 600) {
    throw invalidCard("invalid_expiry_year", "exp_year", "Your card's expiration year is invalid.")
  }
  return { exp_month: month, exp_year: year }
}
