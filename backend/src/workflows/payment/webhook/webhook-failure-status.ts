/**
 * What `/hooks/stripe` answers for an error of receiveStripeWebhookWorkflow: 400 tells a forger that
 * it failed, 500 makes Stripe send the event again, for days.
 */
export function webhookFailureStatus(error: unknown): 400 | 500 {
  const forged =
    typeof error === "object" &&
    error !== null &&
    "code" in error &&
    error.code === "webhook_signature_invalid"
  return forged ? 400 : 500
}
