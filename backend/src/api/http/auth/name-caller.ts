import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { ActorKind } from "../../../contract/staff/audit-trail"
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
  // A resolver as awilix takes it: its own `asFunction` reads the function's text each time.
  req.scope.register({ [CALLER]: { resolve: <T>() => callerOf(req) as T } })
  next()
}

function callerOf({ member, auth_context, requestId }: Known): Caller | undefined {
  const request_id = requestId ?? null
  if (member) {
    const { customer_id: id, email: name, is_admin } = member
    return { kind: is_admin ? "administrator" : "customer", id, name, request_id }
  }
  const { actor_type = "", actor_id: id } = auth_context ?? {}
  const kind = id ? KINDS[actor_type] : undefined
  return kind && id ? { kind, id, name: null, request_id } : undefined
}

/** Of Medusa's own kinds of callers. */
const KINDS: Readonly<Record<string, ActorKind>> = {
  user: "staff",
  "api-key": "api_key",
  customer: "customer",
}
