import type { PaymentIntent, PaymentIntentResult, StripeError } from "@stripe/stripe-js"
import { cardFields } from "./card-fields"
import { runChallenge } from "./challenge"
import type { Fields, Outcome, SandboxApi } from "./sandbox-api"

export type ConfirmRequest = {
  clientSecret: string
  payment_method?: string | { card?: unknown; billing_details?: unknown }
  handleActions: boolean
}

/** Puts a card to an intent and takes the buyer through the bank's challenge where there is one. */
export async function confirmCardPayment(
  api: SandboxApi,
  request: ConfirmRequest,
): Promise<PaymentIntentResult> {
  const method = methodFields(request.payment_method)
  if ("error" in method) return method
  const { clientSecret } = request
  const confirmed = await api.confirm(clientSecret, method.fields)
  if ("error" in confirmed) return confirmed
  if (confirmed.result.status !== "requires_action" || !request.handleActions) {
    return { paymentIntent: confirmed.result }
  }
  return authenticated(await api.authenticate(clientSecret, await runChallenge()))
}

/** Stripe answers a failed challenge as an error that carries the intent. */
function authenticated(outcome: Outcome<PaymentIntent>): PaymentIntentResult {
  if ("error" in outcome) return outcome
  const intent = outcome.result
  if (intent.status !== "requires_payment_method") return { paymentIntent: intent }
  const { code, message } = intent.last_payment_error ?? {}
  return { error: { type: "invalid_request_error", code, message, payment_intent: intent } }
}

function methodFields(
  method: ConfirmRequest["payment_method"],
): { fields: Fields } | { error: StripeError } {
  if (typeof method === "string") return { fields: { payment_method: method } }
  const card = cardFields(method ?? {})
  if ("error" in card) return card
  const nested = Object.entries(card.fields).map(([name, value]) => [
    name.replace(/^\w+/, (first) => `payment_method_data[${first}]`),
    value,
  ])
  return { fields: Object.fromEntries(nested) as Fields }
}
