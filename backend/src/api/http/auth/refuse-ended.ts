import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { readMedusaUser } from "../../../queries/account/medusa-users"
import { isCustomer } from "../../../queries/account/members"
import { isRevoked } from "../../../queries/account/revoked-tokens"
import { accountState, type AccountState } from "./account-state"
import { bearerOf, customerClaims } from "./bearer"
import { refusalSentence } from "../../../contract/refusal-sentence"

type Actor = { actor_type?: string; actor_id?: string }
type WithSession = { session?: { auth_context?: Actor } }

/**
 * Medusa believes a token or a session until it expires. On its own routes, too, a token that was
 * signed out is out at once, so is everything of a customer who was deleted, and within a minute
 * that of somebody who was disabled at the identity provider.
 */
export async function refuseEndedCustomer(
  req: MedusaRequest & WithSession,
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const token = bearerOf(req)
  if (token && (await isRevoked(req.scope, token))) return refuse(res)
  const session = req.session?.auth_context
  const actors = [
    customerClaims(req)?.actor_id,
    session?.actor_type === "customer" ? session.actor_id : undefined,
  ]
  for (const id of actors) {
    if (!id) continue
    if (!(await isCustomer(req.scope, id))) return refuse(res)
    if (refuseUnlessOpen(await accountState(req, { customer_id: id }), res)) return
  }
  next()
}

/** The same for staff on /admin: one look-up by primary key; API keys are Medusa's to check. */
export async function refuseEndedStaff(
  req: MedusaRequest & { auth_context?: Actor },
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const { actor_type, actor_id: id } = req.auth_context ?? {}
  if (actor_type === "user" && id) {
    if (!(await readMedusaUser(req.scope, { id }))) return refuse(res)
    if (refuseUnlessOpen(await accountState(req, { user_id: id }), res)) return
  }
  next()
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
