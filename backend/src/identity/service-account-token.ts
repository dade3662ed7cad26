import { z } from "@medusajs/framework/zod"
import { createPrivateKey } from "node:crypto"
import type { ServiceAccount } from "../settings/providers/service-account"
import { IdentityCallError } from "./identity-call-error"

const TOKEN_URL = "https://oauth2.googleapis.com/token"
/** As Firebase's own admin library asks; what the token may do is bounded by the account's role. */
const SCOPE = [
  "https://www.googleapis.com/auth/identitytoolkit",
  "https://www.googleapis.com/auth/cloud-platform",
].join(" ")
const LIFE_SECONDS = 3600
/** A token is not used in its last minute: the call that it goes with takes time. */
const SPARE_MS = 60_000
const REFUSED = [400, 401, 403]

type Kept = { token: string; until: number }

const answerSchema = z.object({ access_token: z.string().min(1), expires_in: z.number() })
const kept = new WeakMap<ServiceAccount, Kept>()
const pending = new WeakMap<ServiceAccount, Promise<Kept>>()

/**
 * Google's access token for the shop's service account, kept until shortly before its end; calls at
 * once share one request. Throws IdentityCallError: SERVICE_ACCOUNT_REFUSED when Google does not
 * take the key, UNAVAILABLE when there is no usable answer within eight seconds.
 */
export async function serviceAccountToken(account: ServiceAccount): Promise<string> {
  const known = kept.get(account)
  if (known && Date.now() < known.until) return known.token
  const asked = pending.get(account) ?? ask(account).finally(() => pending.delete(account))
  pending.set(account, asked)
  return (await asked).token
}

async function ask(account: ServiceAccount): Promise<Kept> {
  const now = Date.now()
  const { status, answer } = await exchange(await signGrant(account))
  if (REFUSED.includes(status)) throw new IdentityCallError("SERVICE_ACCOUNT_REFUSED")
  const parsed = answerSchema.safeParse(answer)
  if (status !== 200 || !parsed.success) throw new IdentityCallError("UNAVAILABLE")
  const { access_token: token, expires_in } = parsed.data
  const fresh = { token, until: now + expires_in * 1000 - SPARE_MS }
  kept.set(account, fresh)
  return fresh
}

async function signGrant({ clientEmail, privateKey }: ServiceAccount): Promise<string> {
  // jose is an ES module: a static import would be a require(), which tsc refuses in CommonJS.
  const { SignJWT } = await import("jose")
  const now = Math.floor(Date.now() / 1000)
  return new SignJWT({ scope: SCOPE })
    .setProtectedHeader({ alg: "RS256", typ: "JWT" })
    .setIssuer(clientEmail)
    .setAudience(TOKEN_URL)
    .setIssuedAt(now)
    .setExpirationTime(now + LIFE_SECONDS)
    .sign(createPrivateKey(privateKey))
}

async function exchange(assertion: string) {
  try {
    const grant_type = "urn:ietf:params:oauth:grant-type:jwt-bearer"
    const response = await fetch(TOKEN_URL, {
      method: "POST",
      body: new URLSearchParams({ grant_type, assertion }),
      signal: AbortSignal.timeout(8000),
    })
    return { status: response.status, answer: (await response.json()) as unknown }
  } catch (error) {
    throw new IdentityCallError("UNAVAILABLE", { cause: error })
  }
}
