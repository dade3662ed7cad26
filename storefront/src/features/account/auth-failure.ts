import { PASSWORD_FAULTS } from "@shop/contract/account/password"
import { messageOf } from "@/platform/api/api-error"
import { AUTH_MESSAGES } from "./auth-messages"

/** The identity provider's code of anything that was thrown, without its "auth/" prefix. */
export function authCode(error: unknown): string | null {
  if (typeof error !== "object" || error === null || !("code" in error)) return null
  const { code } = error
  return typeof code === "string" && code.startsWith("auth/") ? code.slice("auth/".length) : null
}

/** The message that is shown for a failure of the shop or of the identity provider. */
export function failureMessage(error: unknown): string {
  const code = authCode(error)
  if (code === null) return messageOf(error)
  const words = providerText(error)
  return PASSWORD_FAULTS.includes(words) ? words : (AUTH_MESSAGES[code] ?? words)
}

/** "Firebase: Some reason. (auth/some-code)." without the frame. */
function providerText(error: unknown): string {
  const message = error instanceof Error ? error.message : ""
  const text = message.replace(/^Firebase:\s*/, "").replace(/\s*\(auth\/[^)]*\)\.?$/, "")
  // A code that the SDK has no words for stands alone: "Firebase: Error (auth/some-code)."
  return text === "" || text === "Error" ? messageOf(error) : text
}
