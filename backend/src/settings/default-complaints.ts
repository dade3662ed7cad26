import type { Environment } from "./environment"
import { DEMO_ADMIN_PASSWORD } from "./variables"

/**
 * What is good enough to look at the shop on one machine, and not for people's money and passwords:
 * a sentence for each setting that production may not leave as it is.
 */
export function defaultComplaints({ secrets, admin, publicUrl }: Environment): string[] {
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
