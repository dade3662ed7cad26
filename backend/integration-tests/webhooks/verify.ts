import { createHmac, timingSafeEqual } from "node:crypto"
import type { Heard } from "./receiver"

const TOLERANCE_S = 5 * 60

/**
 * Whether a delivery is signed with a secret, as a receiver finds out by the standard's own words
 * (standardwebhooks.com, "Verifying signatures"), written without the shop's code.
 */
export function isSignedWith(secret: string, { headers, raw }: Heard): boolean {
  const id = String(headers["webhook-id"])
  const timestamp = String(headers["webhook-timestamp"])
  const signatures = String(headers["webhook-signature"])
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > TOLERANCE_S) return false
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64")
  const expected = createHmac("sha256", key).update(`${id}.${timestamp}.${raw}`, "utf8").digest()
  return signatures.split(" ").some((part) => {
    const [version, signature = ""] = part.split(",")
    const given = Buffer.from(signature, "base64")
    return version === "v1" && given.length === expected.length && timingSafeEqual(given, expected)
  })
}
