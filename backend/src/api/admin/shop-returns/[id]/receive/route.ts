import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { ReceiveReturn, StaffReturn } from "../../../../../contract/return/staff-return"
import { receiveReturnWorkflow } from "../../../../../workflows/return/receive/receive-return"
import { answerStaffReturn } from "../../answer-staff-return"

export async function POST(
  req: AuthenticatedMedusaRequest<ReceiveReturn>,
  res: MedusaResponse<{ return: StaffReturn }>,
): Promise<void> {
  const received_by = req.auth_context.actor_id
  const input = { ...req.validatedBody, id: req.params.id ?? "", received_by }
  await receiveReturnWorkflow(req.scope).run({ input })
  await answerStaffReturn(req, res)
}
