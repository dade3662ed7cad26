/** Why a sign-in was refused; `identity_unavailable` alone is not the caller's fault. */
export type SignInFailureCode =
  | "id_token_missing"
  | "id_token_invalid"
  | "id_token_expired"
  | "id_token_revoked"
  | "sign_in_provider_not_allowed"
  | "email_missing"
  | "user_disabled"
  | "user_not_found"
  | "sign_in_again"
  | "wrong_door"
  | "not_staff"
  | "email_not_verified"
  | "identity_unavailable"

/** Its message is the code: Medusa's auth module hands on the message and nothing else. */
export class SignInFailure extends Error {
  constructor(
    readonly code: SignInFailureCode,
    options?: ErrorOptions,
  ) {
    super(code, options)
  }
}
