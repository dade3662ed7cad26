import { IdentityCallError } from "../../identity/identity-call-error"
import type { IdentityTarget } from "../../identity/identity-target"
import { readEnvironment } from "../../settings/environment"
import { ShopError } from "../../errors/shop-error"

let target: IdentityTarget | undefined

/** The identity provider that this process was started with. */
export function identityTarget(): IdentityTarget {
  target ??= readEnvironment(process.env).identity
  return target
}

/** What is wrong with the shop's service account, by the code of the call that failed. */
const VARIANTS = {
  NO_SERVICE_ACCOUNT: "no_service_account",
  SERVICE_ACCOUNT_REFUSED: "account_refused",
  PERMISSION_DENIED: "permission_denied",
} as const

/** The provider's answer; a call that it refuses or does not answer is identity_unavailable. */
export async function askIdentityProvider<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof IdentityCallError)) throw error
    const variant = isKnown(error.code) ? VARIANTS[error.code] : undefined
    throw new ShopError("identity_unavailable", { variant })
  }
}

function isKnown(code: string): code is keyof typeof VARIANTS {
  return Object.hasOwn(VARIANTS, code)
}
