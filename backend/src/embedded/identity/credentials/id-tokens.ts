import type { JWTPayload } from "jose" with { "resolution-mode": "import" }
import { IdentityError } from "../http/identity-error"
import type { SigningKey } from "./signing-key"

/** Turns the emulator's unsigned ID tokens into signed ones on the way out, and back on the way in. */
export type IdTokens = {
  /** `authTime` takes the place of the emulator's, which is that of the account's last sign-in. */
  sign(unsigned: string, authTime?: number): Promise<string>
  /** Throws IdentityError INVALID_ID_TOKEN unless this service signed the token and it still runs. */
  check(token: unknown): Promise<string>
}

const UNSIGNED_HEADER = Buffer.from(JSON.stringify({ alg: "none", typ: "JWT" })).toString(
  "base64url",
)

/** RS256 with this installation's key; issuer and audience as Firebase has them. */
export async function createIdTokens(key: SigningKey, projectId: string): Promise<IdTokens> {
  // jose is an ES module; a static import would be a require(), which tsc refuses in CommonJS.
  const { SignJWT, jwtVerify } = await import("jose")
  const expected = {
    algorithms: ["RS256"],
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    requiredClaims: ["sub", "iat", "exp", "user_id", "firebase"],
  }
  return {
    sign: (unsigned, authTime) =>
      new SignJWT({ ...payloadOf(unsigned), ...(authTime && { auth_time: authTime }) })
        .setProtectedHeader({ alg: "RS256", typ: "JWT", kid: key.id })
        .sign(key.privateKey),
    check: async (token) => {
      if (typeof token !== "string") throw new IdentityError(400, "INVALID_ID_TOKEN")
      await jwtVerify(token, key.publicKey, expected).catch(() => {
        throw new IdentityError(400, "INVALID_ID_TOKEN")
      })
      // The emulator logs a warning for every signed token that it meets.
      return `${UNSIGNED_HEADER}.${token.split(".")[1]}.`
    },
  }
}

function payloadOf(token: string): JWTPayload {
  const payload = Buffer.from(token.split(".")[1] ?? "", "base64url").toString()
  return JSON.parse(payload) as JWTPayload
}
