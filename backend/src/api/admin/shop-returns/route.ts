import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { StaffReturns, StaffReturnsQuery } from "../../../contract/return/staff-return"
import { readReturnRows } from "../../../queries/return/returns"
import { toStaffReturn } from "../../http/serializers/order-return"

/** Returns, the newest first, or those that wait for staff, the oldest first. */
export async function GET(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse<StaffReturns>,
): Promise<void> {
  const { rows, count } = await readReturnRows(req.scope, req.validatedQuery as StaffReturnsQuery)
  res.json({ returns: rows.map(toStaffReturn), count })
}
