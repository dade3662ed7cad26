import { asFunction } from "@medusajs/framework/awilix"
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { MemberRecord } from "../../../queries/account/members"
import { CALLER, type Caller } from "../../../workflows/audit/caller"

type Known = MedusaRequest & {
  requestId?: string
  member?: MemberRecord
  auth_context?: { actor_type?: string; actor_id?: string }
}

/**
 * Tells the workflows of a request who called: the request's scope answers it when a step asks, and
 * by then the sign-in has been looked at.
 */
export function nameCaller(req: Known, _res: MedusaResponse, next: MedusaNextFunction): void {
  req.scope.register({ [CALLER]: asFunction(() => callerOf(req)) })
  next()
}

function callerOf({ member, auth_context, requestId }: Known): Caller | undefined {
  const request_id = requestId ?? null
  if (member) {
    const { customer_id: id, email: name, is_admin } = member
    return { kind: is_admin ? "administrator" : "customer", id, name, request_id }
  }
  const { actor_type, actor_id: id } = auth_context ?? {}
  if (!id || (actor_type !== "user" && actor_type !== "api-key")) return undefined
  return { kind: actor_type === "user" ? "staff" : "api_key", id, name: null, request_id }
}
