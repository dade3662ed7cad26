import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { RefuseReturn, StaffReturn } from "../../../../../contract/return/staff-return"
import { refuseReturnWorkflow } from "../../../../../workflows/return/decide/refuse-return"
import { answerStaffReturn } from "../../answer-staff-return"

export async function POST(
  req: AuthenticatedMedusaRequest<RefuseReturn>,
  res: MedusaResponse<{ return: StaffReturn }>,
): Promise<void> {
  const refused_by = req.auth_context.actor_id
  const input = { ...req.validatedBody, id: req.params.id ?? "", refused_by }
  await refuseReturnWorkflow(req.scope).run({ input })
  await answerStaffReturn(req, res)
}
