import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { SettleReturn, StaffReturn } from "../../../../../contract/return/staff-return"
import { settleReturnWorkflow } from "../../../../../workflows/return/settle/settle-return"
import { answerStaffReturn } from "../../answer-staff-return"

export async function POST(
  req: AuthenticatedMedusaRequest<SettleReturn>,
  res: MedusaResponse<{ return: StaffReturn }>,
): Promise<void> {
  const settled_by = req.auth_context.actor_id
  const input = { ...req.validatedBody, id: req.params.id ?? "", settled_by }
  await settleReturnWorkflow(req.scope).run({ input })
  await answerStaffReturn(req, res)
}
