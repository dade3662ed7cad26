import { MedusaError } from "@medusajs/framework/utils"

const TRANSIENT = ["StripeConnectionError", "StripeAPIError", "StripeRateLimitError"]
const UNKNOWN_INTENT = "payment_intent_unknown"

/**
 * What the shop tells of a failed call to Stripe: code payment_provider_unavailable,
 * payment_intent_unknown or, for what else it refused, payment_provider_refused. Stripe's error
 * itself stays behind: it carries client secrets, and workflows store their errors.
 */
export function providerError(error: Error): MedusaError {
  const type = MedusaError.Types.UNEXPECTED_STATE
  if (isTransient(error)) {
    const message = "The payment provider cannot be reached: try again later"
    return new MedusaError(type, message, "payment_provider_unavailable")
  }
  if ("code" in error && error.code === "resource_missing") {
    return new MedusaError(type, "The payment provider does not know this payment", UNKNOWN_INTENT)
  }
  const message = "The payment provider refused this payment"
  return new MedusaError(type, message, "payment_provider_refused")
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
