import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { StaffReturn } from "../../../../../contract/return/staff-return"
import { ShopError } from "../../../../../errors/shop-error"
import { readNotedOrder } from "../../../../../queries/order-note/order-notes"
import { readOrderReturns } from "../../../../../queries/return/returns"
import { toStaffReturn } from "../../../../http/serializers/order-return"

/** What was asked back of an order, the newest first. */
export async function GET(
  { params, scope }: AuthenticatedMedusaRequest,
  res: MedusaResponse<{ returns: StaffReturn[] }>,
): Promise<void> {
  const order_id = params.id ?? ""
  if (!(await readNotedOrder(scope, order_id))) throw new ShopError("order_not_found")
  const rows = await readOrderReturns(scope, order_id)
  res.json({ returns: rows.map(toStaffReturn) })
}
