import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { shipmentHeadersSchema } from "../../../../../../contract/calls/orders"
import { shipOrderSchema } from "../../../../../../contract/order/shipments"
import { ShopError } from "../../../../../../errors/shop-error"
import { readOrder } from "../../../../../../queries/order/orders"
import { deliverOrderWorkflow } from "../../../../../../workflows/order/deliver/deliver-order"
import { requireAdmin } from "../../../../../http/auth/signed-in"
import { toOrder } from "../../../../../http/serializers/order"
import { readAdditionalData } from "../../../../../http/validation/additional-data"
import { sendingOf } from "../../../../../http/validation/sending"

export async function PUT(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const caller = requireAdmin(req)
  const order_id = String(req.params.id)
  const body = shipOrderSchema.parse(req.body)
  const { "idempotency-key": idempotency_key } = shipmentHeadersSchema.parse(req.headers)
  const sending = sendingOf(body, idempotency_key)
  const additional_data = readAdditionalData("deliverOrder", req.body)
  await deliverOrderWorkflow(req.scope).run({
    input: { order_id, delivered_by: caller.customer_id, additional_data, sending },
  })
  const order = await readOrder(req.scope, order_id)
  if (!order) throw new ShopError("order_not_found")
  res.json({ success: true, data: toOrder(order, caller) })
}
