import { randomUUID } from "node:crypto"
import { z } from "@medusajs/framework/zod"
import { readEnvironment } from "../../../src/settings/environment"
import { signWebhook } from "../../../src/embedded/payment-sandbox/webhooks/webhook-signature"

const chargedSchema = z.object({ latest_charge: z.object({ amount_refunded: z.number() }) })
const intentSchema = z.object({ id: z.string(), status: z.string(), amount: z.number() })

export function intentIdOf(clientSecret: string): string {
  return clientSecret.split("_secret_")[0] ?? ""
}

/** The intent as the provider has it. */
export async function readSandboxIntent(id: string) {
  const { payment } = readEnvironment(process.env)
  const response = await fetch(`${payment.sandboxUrl}/v1/payment_intents/${id}`, {
    headers: { authorization: `Bearer ${payment.apiKey}` },
  })
  return intentSchema.loose().parse(await response.json())
}

type Webhook = {
  type?: string
  /** The shop's own unless the webhook is forged. */
  secret?: string
  /** What the event is about, unless it is the intent itself. */
  object?: Record<string, unknown>
}

export type SignedWebhook = { raw_body: string; signature: string }

/** The webhook that Stripe sends for an intent; each is an event of its own. */
export async function webhookOf(
  id: string,
  { type = "payment_intent.succeeded", secret = "", object }: Webhook = {},
): Promise<SignedWebhook> {
  const { payment } = readEnvironment(process.env)
  const event = {
    id: `evt_${randomUUID()}`,
    object: "event",
    type,
    data: { object: object ?? (await readSandboxIntent(id)) },
  }
  const raw_body = JSON.stringify(event)
  const time = Math.floor(Date.now() / 1000)
  const key = secret || (payment.webhookSecret ?? "")
  return { raw_body, signature: signWebhook(raw_body, key, time) }
}

/** A refund that somebody makes at the provider, in its dashboard; amounts in the smallest unit. */
export async function refundInSandbox(
  id: string,
  { amount, key }: { amount: number; key: string },
) {
  const { payment } = readEnvironment(process.env)
  const response = await fetch(`${payment.sandboxUrl}/v1/refunds`, {
    method: "POST",
    headers: { authorization: `Bearer ${payment.apiKey}`, "idempotency-key": key },
    body: new URLSearchParams({ amount: String(amount), payment_intent: id }),
  })
  if (!response.ok) throw new Error(await response.text())
}

/** All that the provider has given back of an intent, in the smallest unit. */
export async function refundedInSandbox(id: string): Promise<number> {
  const { latest_charge } = chargedSchema.parse(
    await readSandboxIntent(`${id}?expand[0]=latest_charge`),
  )
  return latest_charge.amount_refunded
}
