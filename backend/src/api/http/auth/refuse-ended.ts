import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { readKeyMaker } from "../../../queries/account/key-makers"
import { inSmallLetters } from "../../../contract/text"
import { readMedusaUser } from "../../../queries/account/medusa-users"
import { isCustomer } from "../../../queries/account/members"
import { isRevoked } from "../../../queries/account/revoked-tokens"
import { accountState, type AccountState } from "./account-state"
import { bearerOf, customerClaims, type TokenClaims } from "./bearer"
import { isStaffAccessEnded, isStaffTokenEnded } from "./staff-access"
import { refusalSentence } from "../../../contract/refusal-sentence"

type WithSession = { session?: { auth_context?: TokenClaims } }

/**
 * Medusa believes a token or a session until it expires. On its own routes, too, a token that was
 * signed out is out at once, so is everything of a customer who was deleted or signed in too long
 * ago, and within a minute that of somebody whom the identity provider disabled or signed out.
 */
export async function refuseEndedCustomer(
  req: MedusaRequest & WithSession,
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const token = bearerOf(req)
  if (token && (await isRevoked(req.scope, token))) return refuse(res)
  const session = req.session?.auth_context
  const signIns = [customerClaims(req), session?.actor_type === "customer" ? session : null]
  for (const claims of signIns) {
    const customer_id = claims?.actor_id
    if (!claims || !customer_id) continue
    if (!(await isCustomer(req.scope, customer_id))) return refuse(res)
    const state = await accountState(req, { actor: { customer_id }, claims })
    if (refuseUnlessOpen(state, res)) return
  }
  next()
}

/**
 * The same for staff on /admin: one look-up by primary key. An API key is good for as long as
 * whoever made it; one that a command made has no such end.
 */
export async function refuseEndedStaff(
  req: MedusaRequest & { auth_context?: TokenClaims },
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { auth_context: claims } = req
  const { actor_type, actor_id: id } = claims ?? {}
  if (actor_type === "user" && id) {
    if (await isStaffAccessEnded(req, id)) return refuse(res)
    if (await refuseUnlessStaff(req, res, { id, claims })) return
  }
  if (actor_type === "api-key" && id) {
    const maker = await readKeyMaker(req.scope, id)
    if (maker === "gone") return refuse(res)
    if (maker !== "nobody" && (await refuseUnlessStaff(req, res, { id: maker.user_id }))) return
  }
  next()
}

/**
 * Lets no token of staff open a session that has ended, or whose owner is out. The browser may come
 * with a session that was ended: that is what it signs in anew for.
 */
export async function refuseEndedStaffToken(
  req: MedusaRequest & { auth_context?: TokenClaims },
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { auth_context: claims } = req
  if (claims?.actor_type === "user" && claims.actor_id) {
    if (await isStaffTokenEnded(req)) return refuse(res)
    if (await refuseUnlessStaff(req, res, { id: claims.actor_id, claims })) return
  }
  next()
}

/** Refuses what is of nobody of the staff any more, and says whether it did. */
async function refuseUnlessStaff(
  req: MedusaRequest,
  res: MedusaResponse,
  { id, claims }: { id: string; claims?: TokenClaims | undefined },
): Promise<boolean> {
  const user = await readMedusaUser(req.scope, { id })
  if (!user) {
    refuse(res)
    return true
  }
  const state = await accountState(req, {
    actor: { user_id: id },
    roleOf: inSmallLetters(user.email),
    ...(claims && { claims }),
  })
  return refuseUnlessOpen(state, res)
}

/** Answers 401 for a closed account, 503 where nobody can tell, and says whether it did. */
function refuseUnlessOpen(state: AccountState, res: MedusaResponse): boolean {
  if (state === "closed") refuse(res)
  if (state === "unknown") {
    const message = refusalSentence("identity_unavailable")
    res.status(503).json({ type: "identity_unavailable", message })
  }
  return state !== "open"
}

/** Medusa's own answer to a token that it does not take. */
function refuse(res: MedusaResponse): void {
  res.status(401).json({ message: "Unauthorized" })
}
