import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { readTokenHolder, type MemberRecord } from "../../../queries/account/members"
import { EVERYONE, STAFF, type Viewer } from "../../../queries/field/field-values"
import { GUEST, type Buyer } from "../../../queries/product/sellable"
import { ShopError } from "../../../errors/shop-error"
import { accountState, type AccountState } from "./account-state"
import { genuineToken, type TokenClaims } from "./bearer"
import { callOf } from "../validation/calls-at"

type WithMember = {
  member?: MemberRecord
  /** Somebody is signed in, and the provider cannot say whether they still may be. */
  memberUnsure?: true
}

/**
 * Puts the person behind the bearer token on the request; without a token the caller is a guest.
 * A bad or expired token is 401 everywhere, so that no client mistakes itself for signed in.
 */
export async function identifyCaller(
  req: MedusaRequest & WithMember,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  // POST /auth carries the identity provider's token, which is not ours to read.
  if (!req.headers.authorization || callOf(req)?.access === "identity token") return next()
  const token = genuineToken(req)
  const member = token && (await readTokenHolder(req.scope, token))
  const state = member && (await memberState(req, member, token.claims))
  if (!member || state === "closed") throw new ShopError("not_signed_in")
  // A guest's calls are answered all the same: the catalogue stays up.
  if (state === "unknown") req.memberUnsure = true
  else req.member = member
  next()
}

function memberState(
  req: MedusaRequest,
  { customer_id, is_admin, email }: MemberRecord,
  claims: TokenClaims,
): Promise<AccountState> {
  return accountState(req, {
    actor: { customer_id },
    claims,
    ...(is_admin && { roleOf: email }),
  })
}

/** Whose prices the caller is told: a guest's too where nobody can tell who it is. */
export function buyerOf(req: MedusaRequest & WithMember): Buyer {
  return req.member ? { customer_id: req.member.customer_id } : GUEST
}

/** As what the caller reads what is nobody's. */
export function viewerOfCaller(req: MedusaRequest & WithMember): Viewer {
  return req.member?.is_admin ? STAFF : EVERYONE
}

/** The signed-in caller, else 401; 503 while nobody can tell. */
export function requireMember(req: MedusaRequest & WithMember): MemberRecord {
  if (req.memberUnsure) throw new ShopError("identity_unavailable")
  if (!req.member) throw new ShopError("not_signed_in")
  return req.member
}

/** The signed-in caller when an administrator, else 401 or 403. */
export function requireAdmin(req: MedusaRequest & WithMember): MemberRecord {
  const member = requireMember(req)
  if (!member.is_admin) {
    throw new ShopError("admins_only")
  }
  return member
}

/**
 * The caller when `email` (in small letters; null is nobody's) is theirs or they are an
 * administrator, else 401 or 403.
 */
export function requireSelfOrAdmin(
  req: MedusaRequest & WithMember,
  email: string | null,
): MemberRecord {
  const member = requireMember(req)
  if (!member.is_admin && member.email !== email) {
    throw new ShopError("not_yours")
  }
  return member
}

/** Refuses a body that names another person's mail than the caller's. */
export function requireOwnMail(member: MemberRecord, email: string): void {
  if (member.email !== email) throw new ShopError("not_yours", { variant: "mail" })
}
