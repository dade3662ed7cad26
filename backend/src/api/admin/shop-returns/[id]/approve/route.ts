import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { ApproveReturn, StaffReturn } from "../../../../../contract/return/staff-return"
import { approveReturnWorkflow } from "../../../../../workflows/return/decide/approve-return"
import { answerStaffReturn } from "../../answer-staff-return"

export async function POST(
  req: AuthenticatedMedusaRequest<ApproveReturn>,
  res: MedusaResponse<{ return: StaffReturn }>,
): Promise<void> {
  const approved_by = req.auth_context.actor_id
  const input = { ...req.validatedBody, id: req.params.id ?? "", approved_by }
  await approveReturnWorkflow(req.scope).run({ input })
  await answerStaffReturn(req, res)
}
