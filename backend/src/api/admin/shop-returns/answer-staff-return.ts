import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { StaffReturn } from "../../../contract/return/staff-return"
import { ShopError } from "../../../errors/shop-error"
import { readReturn } from "../../../queries/return/returns"
import { toStaffReturn } from "../../http/serializers/order-return"

/** Answers the return that the address names, as it is now. */
export async function answerStaffReturn(
  { params, scope }: Pick<MedusaRequest, "params" | "scope">,
  res: MedusaResponse<{ return: StaffReturn }>,
): Promise<void> {
  const row = await readReturn(scope, params.id ?? "")
  if (!row) throw new ShopError("return_not_found")
  res.json({ return: toStaffReturn(row) })
}
