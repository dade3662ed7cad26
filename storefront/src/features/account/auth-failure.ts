/** The identity provider's code of anything that was thrown, without its "auth/" prefix. */
export function authCode(error: unknown): string | null {
  if (typeof error !== "object" || error === null || !("code" in error)) return null
  const { code } = error
  return typeof code === "string" && code.startsWith("auth/") ? code.slice("auth/".length) : null
}

const NETWORK = "The sign-in service cannot be reached. Check your connection and try again."
const SETUP = "This address is not set up for sign-in. Tell the shop's administrator."

// With e-mail enumeration protection on, the provider says invalid-credential for both of the first two.
const MESSAGES: Readonly<Record<string, string>> = {
  "wrong-password": "wrong password",
  "user-not-found": "user Not Found",
  "invalid-credential": "wrong password or user Not Found",
  "invalid-login-credentials": "wrong password or user Not Found",
  "email-already-in-use": "This email already has an account. Log in instead.",
  "weak-password": "password must be at least 6 characters",
  "invalid-email": "This email is not a valid address.",
  "user-disabled": "This account was closed.",
  "too-many-requests": "Too many attempts. Wait a few minutes and try again.",
  "network-request-failed": NETWORK,
  "internal-error": NETWORK,
  "popup-blocked":
    "The browser blocked the Google window. Allow windows for this shop and try again.",
  "popup-closed-by-user": "The Google window was closed before the sign-in was done.",
  "cancelled-popup-request": "Another Google window is open already.",
  "account-exists-with-different-credential":
    "This email has an account with a password. Log in with the password.",
  "unauthorized-domain": SETUP,
  "operation-not-allowed": SETUP,
  "invalid-api-key": SETUP,
  "auth-domain-config-required": SETUP,
  "invalid-auth-event": "The sign-in was interrupted. Try again.",
  "web-storage-unsupported":
    "This browser keeps no data for the shop. Allow cookies and try again.",
}

/** What to tell a person about a failure of the identity provider; the provider's words if unknown. */
export function authMessage(error: unknown): string {
  const code = authCode(error)
  if (code && MESSAGES[code]) return MESSAGES[code]
  return error instanceof Error ? providerText(error.message) : NETWORK
}

/** "Firebase: Some reason. (auth/some-code)." without the frame. */
function providerText(message: string): string {
  return message.replace(/^Firebase:\s*/, "").replace(/\s*\(auth\/[^)]*\)\.?$/, "")
}
