import type { MedusaError } from "@medusajs/framework/utils"
import { ShopError } from "../../errors/shop-error"

const TRANSIENT = ["StripeConnectionError", "StripeAPIError", "StripeRateLimitError"]
const UNKNOWN_INTENT = "payment_intent_unknown"

/**
 * What the shop tells of a failed call to Stripe: code payment_provider_unavailable,
 * payment_intent_unknown or, for what else it refused, payment_provider_refused. Stripe's error
 * itself stays behind: it carries client secrets, and workflows store their errors.
 */
export function providerError(error: Error): ShopError {
  if (isTransient(error)) return new ShopError("payment_provider_unavailable")
  const isUnknown = "code" in error && error.code === "resource_missing"
  return new ShopError(isUnknown ? UNKNOWN_INTENT : "payment_provider_refused")
}

/**
 * Whether Stripe could not be reached, failed, or is still at work at the same call (409): it may
 * work later.
 */
function isTransient(error: Error): boolean {
  const busy = "statusCode" in error && error.statusCode === 409
  return busy || ("type" in error && TRANSIENT.includes(String(error.type)))
}

export function isUnknownIntent(error: MedusaError): boolean {
  return error.code === UNKNOWN_INTENT
}
