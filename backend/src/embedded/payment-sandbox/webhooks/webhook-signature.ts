import { createHmac } from "node:crypto"

/** The `Stripe-Signature` header of a body; `time` in seconds since 1970. */
export function signWebhook(body: string, secret: string, time: number): string {
  const signature = createHmac("sha256", secret).update(`${time}.${body}`).digest("hex")
  return `t=${time},v1=${signature}`
}
