import { getAuthContextFromJwtToken, type MedusaRequest } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { createSecretKey, type KeyObject } from "node:crypto"
import type { SignInTimes } from "../../../identity/sign-in-time"
import { isRevoked, tokenHash } from "../../../queries/account/revoked-tokens"

/** What the shop, or Medusa, signed into a token; a session keeps the same. */
export type TokenClaims = SignInTimes & {
  actor_id?: string
  actor_type?: string
  auth_identity_id?: string
  exp?: number
}

/** A customer's access token that is genuine, young enough and not signed out. */
export type AccessToken = {
  customer_id: string
  token_hash: string
  expires_at: Date
  claims: TokenClaims
}

/** The access token of the Authorization header; null for none and for a bad one. */
export async function readAccessToken(req: MedusaRequest): Promise<AccessToken | null> {
  const token = genuineToken(req)
  return token && !(await isRevoked(req.scope, bearerOf(req) ?? "")) ? token : null
}

/** The same, maybe signed out meanwhile. */
export function genuineToken(req: MedusaRequest): AccessToken | null {
  const claims = customerClaims(req)
  const token = bearerOf(req)
  if (!claims?.actor_id || !claims.exp || !token) return null
  return {
    customer_id: claims.actor_id,
    token_hash: tokenHash(token),
    expires_at: new Date(claims.exp * 1000),
    claims,
  }
}

/** What a genuine customer token in the Authorization header says, signed out or not. */
export function customerClaims(req: MedusaRequest): TokenClaims | null {
  return claimsOf(req, "customer")
}

/** The same of a token of Medusa Admin's users. */
export function staffClaims(req: MedusaRequest): TokenClaims | null {
  return claimsOf(req, "user")
}

function claimsOf(req: MedusaRequest, actor: "customer" | "user"): TokenClaims | null {
  const { http } = req.scope.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig
  return getAuthContextFromJwtToken(
    req.headers.authorization,
    signingKey(String(http.jwtSecret ?? "")),
    ["bearer"],
    [actor],
  ) as TokenClaims | null
}

/** The Authorization header's bearer token, unchecked. */
export function bearerOf(req: MedusaRequest): string | undefined {
  return /^Bearer\s+(\S+)$/i.exec(req.headers.authorization ?? "")?.[1]
}

/** Of a text jsonwebtoken first tries to make a public key, at each call: slow, and always in vain. */
function signingKey(secret: string): KeyObject {
  if (known?.secret !== secret) known = { secret, key: createSecretKey(Buffer.from(secret)) }
  return known.key
}

let known: { secret: string; key: KeyObject } | undefined
