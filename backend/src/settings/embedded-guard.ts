import type { Environment } from "./environment"
import { EnvironmentError } from "./environment-error"
import { isLoopback } from "./origin"

/**
 * Anyone can become anyone in the embedded identity service, and its cards pay nothing: both stay
 * on this machine. Throws EnvironmentError for a start that looks like a public one.
 *
 * `nodeEnv` is the caller's NODE_ENV, not the one that the launcher sets for Medusa.
 */
export function refuseEmbeddedInPublic(
  environment: Environment,
  nodeEnv: string | undefined,
): void {
  if (environment.allowEmbedded) return
  const embedded = [
    environment.identity.mode === "embedded" && "FIREBASE_PROJECT_ID",
    environment.payment.mode === "sandbox" && "STRIPE_API_KEY",
  ].filter((name) => name !== false)
  if (embedded.length === 0) return
  const remedy = `set ${embedded.join(" and ")}, or SHOP_ALLOW_EMBEDDED=1 to use the embedded parts all the same`
  if (nodeEnv === "production") {
    throw new EnvironmentError([`NODE_ENV is 'production', which needs real services: ${remedy}.`])
  }
  if (!isLoopback(environment.host)) {
    throw new EnvironmentError([
      `HOST is '${environment.host}', which others can reach: ${remedy}.`,
    ])
  }
}
