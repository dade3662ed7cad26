import { readAmount, readCurrency } from "./amount"
import { formGroup, formList, type Form } from "../http/form"
import { nowInSeconds, randomId } from "../http/ids"
import type { PaymentIntent } from "../storage/records"
import type { Draft } from "../storage/store"
import { invalidRequest, missing, unexpectedState } from "../http/stripe-fault"

/** The prefix by which the shop tells the sandbox's intents from Stripe's own. */
const INTENT_PREFIX = "pi_sandbox"

export function createIntent(draft: Draft, form: Form): PaymentIntent {
  const currency = readCurrency(form.get("currency"))
  const amount = readAmount(form.get("amount"), currency)
  const types = formList(form, "payment_method_types")
  if (types.some((type) => type !== "card")) {
    throw invalidRequest("The sandbox takes payment_method_types[] of card only.", {
      param: "payment_method_types",
    })
  }
  const id = randomId(INTENT_PREFIX, 20)
  const intent: PaymentIntent = {
    id,
    object: "payment_intent",
    amount,
    amount_capturable: 0,
    amount_received: 0,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: form.get("capture_method") === "manual" ? "manual" : "automatic",
    client_secret: randomId(`${id}_secret_`, 25),
    confirmation_method: "automatic",
    created: nowInSeconds(),
    currency,
    customer: form.get("customer") ?? null,
    description: form.get("description") ?? null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: Object.fromEntries(formGroup(form, "metadata")),
    next_action: null,
    payment_method: null,
    payment_method_types: ["card"],
    status: "requires_payment_method",
  }
  draft.put("intents", id, intent)
  return intent
}

export function storedIntent(draft: Draft, id: string): PaymentIntent {
  const intent = draft.get("intents", id)
  if (!intent) throw missing("payment_intent", id, "intent")
  return intent
}

export function updateIntent(draft: Draft, intent: PaymentIntent, form: Form): PaymentIntent {
  if (!isOpen(intent)) {
    throw unexpectedState(
      `This PaymentIntent's amount could not be updated because it has a status of ${intent.status}.`,
      intent,
    )
  }
  const amount = form.has("amount")
    ? readAmount(form.get("amount"), intent.currency)
    : intent.amount
  const updated: PaymentIntent = {
    ...intent,
    amount,
    description: form.get("description") ?? intent.description,
    metadata: { ...intent.metadata, ...Object.fromEntries(formGroup(form, "metadata")) },
  }
  draft.put("intents", intent.id, updated)
  return updated
}

/** Whether a card can still be put to it. */
export function isOpen(intent: PaymentIntent): boolean {
  return intent.status === "requires_payment_method" || intent.status === "requires_action"
}
