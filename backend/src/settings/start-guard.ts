import type { Environment } from "./environment"
import { EnvironmentError } from "./environment-error"
import { isLoopback } from "./origin"
import { DEMO_ADMIN_PASSWORD } from "./variables"

/**
 * Lets nobody open a shop to others by mistake with parts and secrets that are for one machine.
 * Throws EnvironmentError with all that is wrong.
 *
 * `nodeEnv` is the caller's NODE_ENV, not the one that the launcher sets for Medusa.
 */
export function refuseUnsafeStart(environment: Environment, nodeEnv: string | undefined): void {
  const sentences = [
    ...embeddedComplaints(environment, nodeEnv),
    ...(nodeEnv === "production" ? defaultComplaints(environment) : []),
  ]
  if (sentences.length > 0) throw new EnvironmentError(sentences)
}

/**
 * What is good enough to look at the shop on one machine, and not for people's money and passwords:
 * a sentence for each setting that production may not leave as it is.
 */
function defaultComplaints({ secrets, admin, publicUrl }: Environment): string[] {
  const sentences = [
    !secrets.jwt && "JWT_SECRET is missing: in production no secret is made up.",
    !secrets.cookie && "COOKIE_SECRET is missing: in production no secret is made up.",
    // Unset with a real Firebase project.
    admin.password === DEMO_ADMIN_PASSWORD &&
      "SHOP_ADMIN_PASSWORD is the demo's, which everybody can read: choose another.",
    !publicUrl.startsWith("https:") &&
      `PUBLIC_URL is '${publicUrl}': in production it is the https address that people see.`,
  ]
  return sentences.filter((sentence) => sentence !== false)
}

/**
 * Anyone can become anyone in the embedded identity service, and its cards pay nothing: both stay
 * on this machine. Answers a sentence for a start that looks like a public one.
 */
function embeddedComplaints(environment: Environment, nodeEnv: string | undefined): string[] {
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
