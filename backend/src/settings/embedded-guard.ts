import type { Environment } from "./environment"
import { isLoopback } from "./origin"

/**
 * Anyone can become anyone in the embedded identity service, and its cards pay nothing: both stay
 * on this machine. Answers a sentence for a start that looks like a public one.
 */
export function embeddedComplaints(
  environment: Environment,
  nodeEnv: string | undefined,
): string[] {
  if (environment.allowEmbedded) return []
  const embedded = [
    environment.identity.mode === "embedded" && "FIREBASE_PROJECT_ID",
    environment.payment.mode === "sandbox" && "STRIPE_API_KEY",
  ].filter((name) => name !== false)
  if (embedded.length === 0) return []
  const remedy = `set ${embedded.join(" and ")}, or SHOP_ALLOW_EMBEDDED=1 to use the embedded parts all the same`
  if (nodeEnv === "production") {
    return [`NODE_ENV is 'production', which needs real services: ${remedy}.`]
  }
  if (isLoopback(environment.host)) return []
  return [`HOST is '${environment.host}', which others can reach: ${remedy}.`]
}
