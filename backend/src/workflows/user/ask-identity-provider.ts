import { IdentityCallError } from "../../identity/identity-call-error"
import { identityUnavailable } from "./user-errors"

const MESSAGES: Readonly<Record<string, string>> = {
  NO_SERVICE_ACCOUNT: "The shop has no service account to manage sign-in accounts with",
  SERVICE_ACCOUNT_REFUSED: "Google does not accept the shop's service account",
  PERMISSION_DENIED: "The shop's service account may not manage sign-in accounts",
}

/** The provider's answer; a call that it refuses or does not answer is identity_unavailable. */
export async function askIdentityProvider<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof IdentityCallError)) throw error
    throw identityUnavailable(MESSAGES[error.code])
  }
}
