import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { EndStaffAccess } from "../../../../contract/staff/staff-access"
import { endStaffAccessWorkflow } from "../../../../workflows/staff-access/workflows/end-staff-access"
import { currentStaffSession } from "../../../http/auth/staff-access"

/** Ends everything but what the caller calls by: all of staff's, or one person's. */
export async function POST(
  req: AuthenticatedMedusaRequest<EndStaffAccess>,
  res: MedusaResponse,
): Promise<void> {
  const { user_id } = req.validatedBody
  const session = currentStaffSession(req)
  const except_user = session ? undefined : req.auth_context.actor_id
  const input = { user_id, except: session, except_user }
  const { result } = await endStaffAccessWorkflow(req.scope).run({ input })
  res.json({ ended: result.ended.length })
}
