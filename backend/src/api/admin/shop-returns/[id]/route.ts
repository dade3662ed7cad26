import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { StaffReturn } from "../../../../contract/return/staff-return"
import { answerStaffReturn } from "../answer-staff-return"

export async function GET(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse<{ return: StaffReturn }>,
): Promise<void> {
  await answerStaffReturn(req, res)
}
