import { claimsSchema, type Claims } from "./claims"
import type { FirebaseOptions } from "./options"
import { SignInFailure, type SignInFailureCode } from "./sign-in-failure"

const GOOGLE_KEYS =
  "https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com"
/** Longer than any token Firebase issues. */
const MAXIMUM_LENGTH = 8192
const ALLOWED_PROVIDERS = ["password", "google.com"]
/** Seconds that two clocks may differ. */
const CLOCK_TOLERANCE = 5
/** jose's codes for a key server that is slow, or answers with something else than keys. */
const KEYS_OUT_OF_REACH = ["ERR_JWKS_TIMEOUT", "ERR_JWKS_INVALID", "ERR_JOSE_GENERIC"]

export type VerifyIdToken = (idToken: unknown) => Promise<Claims>

/**
 * The only place where a Firebase token becomes trusted, for the embedded service and for a real
 * project alike. The function that it returns throws SignInFailure.
 */
export function createIdTokenVerifier(options: FirebaseOptions): VerifyIdToken {
  const signature = checkSignature(options)
  return async (idToken) => {
    if (typeof idToken !== "string" || idToken === "" || idToken.length > MAXIMUM_LENGTH) {
      throw new SignInFailure("id_token_missing")
    }
    const claims = claimsSchema.safeParse(await (await signature)(idToken))
    if (!claims.success || claims.data.auth_time > Date.now() / 1000 + CLOCK_TOLERANCE) {
      throw new SignInFailure("id_token_invalid")
    }
    if (!ALLOWED_PROVIDERS.includes(claims.data.firebase.sign_in_provider)) {
      throw new SignInFailure("sign_in_provider_not_allowed")
    }
    return claims.data
  }
}

async function checkSignature({ projectId, identityUrl }: FirebaseOptions) {
  // jose is an ES module: a static import would be a require(), which tsc refuses in CommonJS.
  const { createRemoteJWKSet, jwtVerify } = await import("jose")
  const address = new URL(identityUrl ? `${identityUrl}/jwks.json` : GOOGLE_KEYS)
  const keys = createRemoteJWKSet(address, { timeoutDuration: 5000 })
  const expected = {
    algorithms: ["RS256"],
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    requiredClaims: ["sub", "iat", "exp", "auth_time"],
    clockTolerance: CLOCK_TOLERANCE,
  }
  return async (token: string): Promise<object> => {
    try {
      return (await jwtVerify(token, keys, expected)).payload
    } catch (error) {
      throw new SignInFailure(failureCode(error), { cause: error })
    }
  }
}

function failureCode(error: unknown): SignInFailureCode {
  // Only jose's errors carry a text code that starts so: a refused connection has another one.
  const code = error instanceof Error && "code" in error ? String(error.code) : ""
  if (code === "ERR_JWT_EXPIRED") return "id_token_expired"
  const aboutToken = /^ERR_(JWT|JWS|JWKS|JOSE)_/.test(code) && !KEYS_OUT_OF_REACH.includes(code)
  return aboutToken ? "id_token_invalid" : "identity_unavailable"
}
