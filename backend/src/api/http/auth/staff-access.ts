import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { areTokensEnded, readLiveSession } from "../../../queries/staff-access/access-state"
import { endStaffSessionsWorkflow } from "../../../workflows/staff-access/workflows/end-staff-access"
import { noteStaffSessionWorkflow } from "../../../workflows/staff-access/workflows/note-staff-session"
import { openStaffSessionWorkflow } from "../../../workflows/staff-access/workflows/open-staff-session"
import { callerAddress } from "../rate-limits/caller-address"
import { staffClaims } from "./bearer"
import { browserWords } from "./browser-words"

const NOTED_MS = 60_000

type StaffRequest = MedusaRequest & {
  session?: {
    auth_context?: { actor_type?: string; actor_id?: string }
    /** Of the row that staff see and end. */
    staff_session_id?: string | undefined
  }
}

/** The id of the session that a call of staff comes by; undefined for a token's or a key's. */
export function currentStaffSession({ session }: StaffRequest): string | undefined {
  return session?.auth_context?.actor_type === "user" ? session.staff_session_id : undefined
}

/** Whether the session of a user of Medusa Admin, or the token in its place, was ended by staff. */
export async function isStaffAccessEnded(req: StaffRequest, user_id: string): Promise<boolean> {
  const { scope, session } = req
  if (session?.auth_context?.actor_type !== "user") return isStaffTokenEnded(req)
  const id = session.staff_session_id
  const live = id && (await readLiveSession(scope, { id, user_id }))
  if (!live) return true
  if (live.seen_at.getTime() < Date.now() - NOTED_MS) {
    await noteStaffSessionWorkflow(scope).run({ input: live })
  }
  return false
}

/** The same of a token alone, whatever session came with it. */
export async function isStaffTokenEnded(req: MedusaRequest): Promise<boolean> {
  const { actor_id: user_id, iat: issued_at } = staffClaims(req) ?? {}
  if (!user_id || issued_at === undefined) return false
  return areTokensEnded(req.scope, { user_id, issued_at })
}

/** The row of the session that a browser leaves, by signing out or in anew, is over with it. */
export async function endOwnStaffSession(
  req: StaffRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const id = currentStaffSession(req)
  if (id) await endStaffSessionsWorkflow(req.scope).run({ input: { id } })
  next()
}

/** Writes a row for the session that staff open, in which its id lies from then on. */
export async function openStaffSession(
  req: StaffRequest,
  _res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  const user_id = staffClaims(req)?.actor_id
  if (user_id && req.session) {
    const browser = browserWords(req.headers["user-agent"])
    const input = { user_id, address: callerAddress(req), browser }
    const { result } = await openStaffSessionWorkflow(req.scope).run({ input })
    req.session.staff_session_id = result.id
  }
  next()
}
