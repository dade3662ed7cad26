import type { ActorKind } from "../../contract/staff/audit-trail"

/** Who called, as the request's scope tells each step of what runs in it. */
export type Caller = {
  kind: ActorKind
  id: string | null
  /** Unknown where the caller's token does not say it: it is looked up when it is needed. */
  name: string | null
  request_id: string | null
}

/** The caller's name in a request's scope; no scope of the shop's own work has it. */
export const CALLER = "auditCaller"
