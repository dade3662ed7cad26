/** One call of Google's Identity Toolkit: its method, its exact path and the body fields it may carry. */
export type IdentityCall = {
  method: "GET" | "POST"
  path: string
  fields: readonly string[]
  admin: boolean
}

const TOOLKIT = "/identitytoolkit.googleapis.com"

const call = (path: string, fields: readonly string[]): IdentityCall => ({
  method: "POST",
  path,
  fields,
  admin: false,
})

const account = (name: string, ...fields: string[]) =>
  call(`${TOOLKIT}/v1/accounts:${name}`, fields)

const secondFactor = (name: string, ...fields: string[]) =>
  call(`${TOOLKIT}/v2/accounts/${name}`, fields)

/**
 * What a browser may call. Left out with intent: custom tokens (the emulator takes unsigned ones),
 * mail links, phone as a first factor, tenants, and the fields `localId`, `mfa` and
 * `linkProviderUserInfo` of an update, which would let a customer write what only staff may.
 */
export const publicCalls: readonly IdentityCall[] = [
  account("createAuthUri", "identifier", "continueUri"),
  account("delete", "idToken"),
  account("lookup", "idToken"),
  account("resetPassword", "oobCode", "newPassword"),
  account("sendOobCode", "requestType", "email", "newEmail", "idToken", "continueUrl"),
  account("signInWithIdp", "requestUri", "postBody", "idToken", "returnIdpCredential"),
  account("signInWithPassword", "email", "password"),
  account("signUp", "email", "password", "displayName"),
  account(
    "update",
    ...["idToken", "oobCode", "displayName", "photoUrl", "email", "password"],
    ...["deleteAttribute", "deleteProvider"],
  ),
  secondFactor("mfaEnrollment:start", "idToken", "phoneEnrollmentInfo"),
  secondFactor("mfaEnrollment:finalize", "idToken", "phoneVerificationInfo", "displayName"),
  secondFactor("mfaEnrollment:withdraw", "idToken", "mfaEnrollmentId"),
  secondFactor("mfaSignIn:start", "mfaPendingCredential", "mfaEnrollmentId", "phoneSignInInfo"),
  secondFactor("mfaSignIn:finalize", "mfaPendingCredential", "phoneVerificationInfo"),
  call("/securetoken.googleapis.com/v1/token", ["grant_type", "refresh_token"]),
  { ...call(`${TOOLKIT}/v1/recaptchaParams`, []), method: "GET" },
]

/** What the shop's own server may call besides, on loopback with `Bearer owner`. */
export function adminCalls(projectId: string): readonly IdentityCall[] {
  const accounts = `${TOOLKIT}/v1/projects/${projectId}/accounts`
  return [
    call(accounts, ["email", "password", "displayName", "emailVerified"]),
    call(`${accounts}:lookup`, ["localId", "email"]),
    call(`${accounts}:update`, [
      ...["localId", "email", "password", "displayName"],
      ...["emailVerified", "disableUser", "validSince"],
    ]),
    call(`${accounts}:delete`, ["localId"]),
  ].map((one) => ({ ...one, admin: true }))
}
