import { readPositiveInteger } from "./amount"
import type { Form } from "../http/form"
import { nowInSeconds } from "../http/ids"
import { isOpen } from "./intents"
import type { PaymentIntent } from "../storage/records"
import type { Draft } from "../storage/store"
import { invalidRequest, unexpectedState } from "../http/stripe-fault"

export function cancelIntent(draft: Draft, intent: PaymentIntent, form: Form): PaymentIntent {
  if (!isOpen(intent) && intent.status !== "requires_capture") {
    throw unexpectedState(
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: requires_payment_method, requires_capture, requires_confirmation, requires_action, processing.`,
      intent,
    )
  }
  const canceled: PaymentIntent = {
    ...intent,
    amount_capturable: 0,
    canceled_at: nowInSeconds(),
    cancellation_reason: form.get("cancellation_reason") ?? null,
    next_action: null,
    status: "canceled",
  }
  draft.put("intents", intent.id, canceled)
  return canceled
}

/** Takes an authorised amount, or `amount_to_capture` of it. */
export function captureIntent(draft: Draft, intent: PaymentIntent, form: Form): PaymentIntent {
  if (intent.status !== "requires_capture") {
    throw unexpectedState(
      `This PaymentIntent could not be captured because it has a status of ${intent.status}.`,
      intent,
    )
  }
  const amount = form.has("amount_to_capture")
    ? readPositiveInteger(form.get("amount_to_capture"), "amount_to_capture")
    : intent.amount_capturable
  if (amount > intent.amount_capturable) {
    throw invalidRequest(
      `The amount to capture is more than the ${intent.amount_capturable} that can be captured.`,
      { code: "amount_too_large", param: "amount_to_capture" },
    )
  }
  const captured: PaymentIntent = {
    ...intent,
    amount_capturable: 0,
    amount_received: amount,
    status: "succeeded",
  }
  draft.put("intents", intent.id, captured)
  return captured
}
