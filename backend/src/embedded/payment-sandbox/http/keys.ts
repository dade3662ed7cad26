import { createHash, timingSafeEqual } from "node:crypto"
import type { IncomingHttpHeaders } from "node:http"
import type { Form } from "./form"
import { StripeFault } from "./stripe-fault"

export type Keys = { secretKey: string; publishableKey: string }
export type Access = "secret" | "publishable"

/** Throws when a key is not a test key: the sandbox must never stand in for the real Stripe. */
export function checkKeys({ secretKey, publishableKey }: Keys): void {
  if (!/^sk_test_[\w-]+$/.test(secretKey) || !/^pk_test_[\w-]+$/.test(publishableKey)) {
    throw new Error("The payment sandbox takes test keys only (sk_test_… and pk_test_…)")
  }
}

/**
 * Which key a request carries. Stripe.js sends its key as the form field `key`, where the secret
 * one does not count: it must not become usable through the shop's public half.
 */
export function readAccess(keys: Keys, headers: IncomingHttpHeaders, form: Form): Access {
  const bearer = /^Bearer (\S+)$/i.exec(headers.authorization ?? "")?.[1]
  if (bearer && sameText(bearer, keys.secretKey)) return "secret"
  const key = bearer ?? form.get("key") ?? ""
  if (sameText(key, keys.publishableKey)) return "publishable"
  throw new StripeFault(401, {
    type: "invalid_request_error",
    message: key
      ? `Invalid API Key provided: ${key.slice(0, 8)}***`
      : "You did not provide an API key.",
  })
}

/** Compares in a time that does not tell how much of a secret was right. */
export function sameText(given: string, secret: string): boolean {
  return timingSafeEqual(digest(given), digest(secret))
}

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest()
}
