import { z } from "@medusajs/framework/zod"
import { readEnvironment } from "../../src/settings/environment"
import { signWebhook } from "../../src/embedded/payment-sandbox/webhook-signature"

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

/** The webhook that Stripe sends for an intent; `secret` is the shop's own unless it is forged. */
export async function webhookOf(
  id: string,
  { type = "payment_intent.succeeded", secret = "" } = {},
) {
  const { payment } = readEnvironment(process.env)
  const event = {
    id: "evt_1",
    object: "event",
    type,
    data: { object: await readSandboxIntent(id) },
  }
  const raw_body = JSON.stringify(event)
  const time = Math.floor(Date.now() / 1000)
  const key = secret || (payment.webhookSecret ?? "")
  return { raw_body, signature: signWebhook(raw_body, key, time) }
}
