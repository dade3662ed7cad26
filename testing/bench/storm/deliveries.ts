import { randomUUID } from "node:crypto"
import fs from "node:fs"
import path from "node:path"
import { signWebhook } from "../../../backend/src/embedded/payment-sandbox/webhooks/webhook-signature"
import type { Shop } from "../../testkit/shop/start-shop"
import { CENTS, type OrderPayment } from "./payments"

/** What Stripe reports of one payment; the second and the last say nothing that changes an order. */
const TYPES = [
  "payment_intent.created",
  "payment_intent.payment_failed",
  "payment_intent.succeeded",
  "charge.succeeded",
]

export type Delivery = { body: string; forged: boolean }

/** Each event of the payments so many times, and forged ones beside them: one in ten. */
export function deliveriesOf(payments: readonly OrderPayment[], times: number): Delivery[] {
  const events = payments.flatMap((payment) => TYPES.map((type) => eventOf(payment, type)))
  const genuine = Array.from({ length: times }, () => events).flat()
  const forged = genuine.filter((_, index) => index % 9 === 0)
  return [
    ...genuine.map((body) => ({ body, forged: false })),
    ...forged.map((body) => ({ body, forged: true })),
  ]
}

/** The status that the shop answers a delivery with. Throws while it is down. */
export async function deliver(shop: Shop, { body, forged }: Delivery): Promise<number> {
  const secret = forged ? "whsec_forged" : webhookSecret(shop)
  const answer = await fetch(`${shop.url}/hooks/stripe`, {
    method: "POST",
    body,
    headers: {
      "content-type": "application/json; charset=utf-8",
      "stripe-signature": signWebhook(body, secret, Math.floor(Date.now() / 1000)),
    },
  })
  await answer.arrayBuffer()
  return answer.status
}

function eventOf({ record }: OrderPayment, type: string): string {
  const object = {
    id: record.intent,
    object: "payment_intent",
    amount: CENTS,
    amount_received: CENTS,
    currency: record.currency,
    metadata: record.metadata,
    status: "succeeded",
  }
  const id = `evt_storm${randomUUID().replaceAll("-", "")}`
  const created = Math.floor(Date.now() / 1000)
  return JSON.stringify({ id, object: "event", created, type, data: { object } })
}

const secrets = new Map<string, string>()

function webhookSecret({ folder }: Shop): string {
  const known = secrets.get(folder)
  if (known) return known
  const file = path.join(folder, "secrets.json")
  const { sandboxWebhook } = JSON.parse(fs.readFileSync(file, "utf8")) as { sandboxWebhook: string }
  secrets.set(folder, sandboxWebhook)
  return sandboxWebhook
}
