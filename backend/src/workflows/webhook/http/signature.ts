import { createHmac, randomBytes } from "node:crypto"

/** Standard Webhooks asks for 24 to 64 bytes. */
const SECRET_BYTES = 32
const PREFIX = "whsec_"

/** A secret as receivers' libraries take it. */
export function newSecret(): string {
  return PREFIX + randomBytes(SECRET_BYTES).toString("base64")
}

type Signed = { id: string; body: string; secrets: string[]; at: Date }

/**
 * The headers that prove a body to be ours, by every secret that is good now:
 * https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export function signatureHeaders({ id, body, secrets, at }: Signed): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), "base64")
    return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`
  })
  return {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": signatures.join(" "),
  }
}
