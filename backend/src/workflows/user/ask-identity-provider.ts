import { IdentityCallError } from "../../identity/identity-call-error"
import { ShopError } from "../shop-error"

const MESSAGES: Readonly<Record<string, string>> = {
  NO_SERVICE_ACCOUNT: "The shop has no service account to manage sign-in accounts with",
}

/** The provider's answer; a call that it refuses or does not answer is identity_unavailable. */
export async function askIdentityProvider<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof IdentityCallError)) throw error
    throw new ShopError({
      code: "identity_unavailable",
      message:
        MESSAGES[error.code] ?? "The sign-in service cannot be reached. Try again in a moment.",
    })
  }
}
