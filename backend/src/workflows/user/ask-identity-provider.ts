import { IdentityCallError } from "../../identity/identity-call-error"
import type { IdentityTarget } from "../../identity/identity-target"
import { readEnvironment } from "../../settings/environment"
import { identityUnavailable } from "./user-errors"

let target: IdentityTarget | undefined

/** The identity provider that this process was started with. */
export function identityTarget(): IdentityTarget {
  target ??= readEnvironment(process.env).identity
  return target
}

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
