import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ShopError } from "../../../../../../../errors/shop-error"
import { readOrder } from "../../../../../../../queries/order/orders"
import { takeBackShipmentWorkflow } from "../../../../../../../workflows/order/take-back/take-back-shipment"
import { requireAdmin } from "../../../../../../http/auth/signed-in"
import { toOrder } from "../../../../../../http/serializers/order"

export async function DELETE(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const caller = requireAdmin(req)
  const order_id = String(req.params.id)
  const shipment_id = String(req.params.shipment_id)
  const taken_back_by = caller.customer_id
  await takeBackShipmentWorkflow(req.scope).run({ input: { order_id, shipment_id, taken_back_by } })
  const order = await readOrder(req.scope, order_id)
  if (!order) throw new ShopError("order_not_found")
  res.json({ success: true, data: toOrder(order, caller) })
}
