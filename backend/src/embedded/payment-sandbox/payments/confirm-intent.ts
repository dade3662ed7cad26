import { formGroup, type Form } from "../http/form"
import { randomId } from "../http/ids"
import { isOpen } from "./intents"
import { createPaymentMethod, storedMethod } from "./payment-methods"
import type { PaymentIntent, StripeErrorObject } from "../storage/records"
import type { Draft } from "../storage/store"
import { invalidRequest, unexpectedState } from "../http/stripe-fault"

/** What a confirmation led to; a decline is an answer, because it changes the intent. */
export type Confirmed = { intent: PaymentIntent; event: string; decline?: StripeErrorObject }

/** Puts a card (`payment_method` or `payment_method_data[…]`) to the intent. */
export function confirmIntent(draft: Draft, intent: PaymentIntent, form: Form): Confirmed {
  if (!isOpen(intent)) {
    const why =
      intent.status === "succeeded"
        ? "it has already succeeded after being previously confirmed"
        : `it has a status of ${intent.status}`
    throw unexpectedState(`You cannot confirm this PaymentIntent because ${why}.`, intent)
  }
  const attempt: PaymentIntent = {
    ...intent,
    payment_method: chosenMethod(draft, form),
    last_payment_error: null,
    next_action: null,
  }
  if (!outcomeOf(draft, attempt).authentication) return charge(draft, attempt)
  return saved(draft, "payment_intent.requires_action", {
    ...attempt,
    status: "requires_action",
    next_action: {
      type: "use_stripe_sdk",
      use_stripe_sdk: { type: "three_d_secure_redirect", stripe_js: "" },
    },
  })
}

/** Ends the 3-D Secure challenge of a test card with `outcome` succeed or fail. */
export function endChallenge(draft: Draft, intent: PaymentIntent, form: Form): Confirmed {
  if (intent.status !== "requires_action") {
    throw unexpectedState(`This PaymentIntent has no challenge: it is ${intent.status}.`, intent)
  }
  if (form.get("outcome") === "succeed") return charge(draft, intent)
  return refuse(draft, intent, {
    type: "invalid_request_error",
    code: "payment_intent_authentication_failure",
    message:
      "We are unable to authenticate your payment method. Please choose a different payment method and try again.",
  })
}

function charge(draft: Draft, intent: PaymentIntent): Confirmed {
  const { decline } = outcomeOf(draft, intent)
  const charged = { ...intent, latest_charge: randomId("ch_3"), next_action: null }
  if (decline) {
    const error = { type: "card_error" as const, ...decline, charge: charged.latest_charge }
    const refused = refuse(draft, charged, error)
    return { ...refused, decline: refused.intent.last_payment_error ?? error }
  }
  if (charged.capture_method === "manual") {
    return saved(draft, "payment_intent.amount_capturable_updated", {
      ...charged,
      status: "requires_capture",
      amount_capturable: charged.amount,
    })
  }
  return saved(draft, "payment_intent.succeeded", {
    ...charged,
    status: "succeeded",
    amount_received: charged.amount,
  })
}

function refuse(draft: Draft, intent: PaymentIntent, error: StripeErrorObject): Confirmed {
  const { method } = storedMethod(draft, intent.payment_method ?? "")
  return saved(draft, "payment_intent.payment_failed", {
    ...intent,
    status: "requires_payment_method",
    payment_method: null,
    next_action: null,
    last_payment_error: { ...error, payment_method: method },
  })
}

function saved(draft: Draft, event: string, intent: PaymentIntent): Confirmed {
  draft.put("intents", intent.id, intent)
  return { intent, event }
}

function outcomeOf(draft: Draft, intent: PaymentIntent) {
  return storedMethod(draft, intent.payment_method ?? "").outcome
}

function chosenMethod(draft: Draft, form: Form): string {
  const id = form.get("payment_method")
  if (id !== undefined) return storedMethod(draft, id).method.id
  const data = formGroup(form, "payment_method_data")
  if (data.size > 0) return createPaymentMethod(draft, data).id
  throw invalidRequest(
    "You cannot confirm this PaymentIntent because it's missing a payment method.",
    { code: "payment_intent_unexpected_state", param: "payment_method" },
  )
}
