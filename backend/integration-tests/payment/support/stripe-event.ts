import { randomUUID } from "node:crypto"
import { signWebhook } from "../../../src/embedded/payment-sandbox/webhooks/webhook-signature"
import { readEnvironment } from "../../../src/settings/environment"
import type { TestApi } from "../../setup/test-api"
import { readSandboxIntent } from "./sandbox-intent"

export type StripeEvent = { id: string; body: string }

/** An event that tells of an intent as the provider has it now. */
export async function eventOf(
  intentId: string,
  type = "payment_intent.succeeded",
): Promise<StripeEvent> {
  const id = `evt_test${randomUUID().replaceAll("-", "")}`
  const object = await readSandboxIntent(intentId)
  const created = Math.floor(Date.now() / 1000)
  return { id, body: JSON.stringify({ id, object: "event", created, type, data: { object } }) }
}

/** Delivers an event to the shop as Stripe does; answers its status. A forger knows no secret. */
export async function deliver(api: TestApi, { body }: StripeEvent, forged = false) {
  const { payment } = readEnvironment(process.env)
  const secret = forged ? "whsec_forged" : (payment.webhookSecret ?? "")
  const { status } = await api.call({
    method: "POST",
    path: "/hooks/stripe",
    body,
    headers: {
      "content-type": "application/json; charset=utf-8",
      "stripe-signature": signWebhook(body, secret, Math.floor(Date.now() / 1000)),
    },
  })
  return status
}
