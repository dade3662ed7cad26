import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import {
  readEventSubject,
  type EventSubject,
} from "../../../queries/payment/provider-event-subject"
import { meaningOf, readProviderEvent, type ProviderEvent } from "./provider-event"
import { STRIPE_PROVIDER_ID } from "../../../queries/payment/stripe-provider-id"

export type ReadStripeWebhookInput = {
  /** The body as it arrived: the signature is over its bytes. */
  raw_body: string
  /** The Stripe-Signature header. */
  signature: string
}

export type ReadWebhook = {
  event: ProviderEvent
  subject: EventSubject
  /** What is to be done; "nothing" for an event whose effect is in the database. */
  duty: "payment" | "refund" | "note" | "nothing"
}

export const readStripeWebhookStepId = "read-stripe-webhook"

/** What a webhook tells of, and which payment of the shop it is about. Throws webhook_signature_invalid. */
export const readStripeWebhookStep = createStep(
  readStripeWebhookStepId,
  async ({ raw_body, signature }: ReadStripeWebhookInput, { container }) => {
    await container.resolve(Modules.PAYMENT).getWebhookActionAndData({
      provider: STRIPE_PROVIDER_ID,
      payload: { data: {}, rawData: raw_body, headers: { "stripe-signature": signature } },
    })
    const event = readProviderEvent(raw_body)
    const subject = await readEventSubject(container, event)
    const duty = subject.is_done ? "nothing" : dutyOf(event, subject)
    return new StepResponse<ReadWebhook>({ event, subject, duty })
  },
)

/** An event about money of the shop has its effect; the rest is written down. */
function dutyOf(event: ProviderEvent, subject: EventSubject): ReadWebhook["duty"] {
  const meaning = meaningOf(event)
  if (meaning === "payment" && subject.session_id) return "payment"
  return meaning === "refund" && subject.payment_id && subject.order_id ? "refund" : "note"
}
