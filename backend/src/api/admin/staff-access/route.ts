import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { StaffAccess } from "../../../contract/staff/staff-access"
import { readSecretKeys, readStaffSessions } from "../../../queries/staff-access/staff-access"
import { currentStaffSession } from "../../http/auth/staff-access"

/** Who and what can enter Medusa Admin now. */
export async function GET(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse<StaffAccess>,
): Promise<void> {
  const [sessions, keys] = await Promise.all([
    readStaffSessions(req.scope, currentStaffSession(req)),
    readSecretKeys(req.scope),
  ])
  res.json({ sessions, keys })
}
