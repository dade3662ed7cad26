import { z } from "@medusajs/framework/zod"
import { callToolkit, toolkitUrl } from "../../identity/call-toolkit"
import { IdentityCallError } from "../../identity/identity-call-error"
import type { FirebaseOptions } from "./options"
import { SignInFailure, type SignInFailureCode } from "./sign-in-failure"

const accountSchema = z.object({
  email: z.string().optional(),
  emailVerified: z.boolean().default(false),
  displayName: z.string().optional(),
  validSince: z.coerce.number().default(0),
})

const answerSchema = z.object({ users: z.tuple([accountSchema]) })

const failures: Record<string, SignInFailureCode> = {
  USER_DISABLED: "user_disabled",
  USER_NOT_FOUND: "user_not_found",
  TOKEN_EXPIRED: "id_token_revoked",
  INVALID_ID_TOKEN: "id_token_invalid",
}

/** An account as it is now, not as it was when the token was issued. */
export type LiveAccount = z.infer<typeof accountSchema>

/**
 * Asks the provider for the token's account, which finds disabled, deleted and revoked ones.
 * Throws SignInFailure, `identity_unavailable` when there is no usable answer.
 */
export async function readLiveAccount(
  idToken: string,
  { identityUrl, apiKey }: FirebaseOptions,
): Promise<LiveAccount> {
  const url = toolkitUrl(identityUrl, `accounts:lookup?key=${encodeURIComponent(apiKey)}`)
  try {
    return answerSchema.parse(await callToolkit({ url, body: { idToken } })).users[0]
  } catch (error) {
    const code = error instanceof IdentityCallError ? failures[error.code] : undefined
    throw new SignInFailure(code ?? "identity_unavailable", { cause: error })
  }
}
