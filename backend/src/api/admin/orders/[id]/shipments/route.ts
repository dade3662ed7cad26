import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { ShipOrder } from "../../../../../contract/order/shipments"
import { ShopError } from "../../../../../errors/shop-error"
import { readStaffShipments } from "../../../../../queries/order/staff-shipments"
import { deliverOrderWorkflow } from "../../../../../workflows/order/deliver/deliver-order"
import { sendingOf } from "../../../../http/validation/sending"

/** What of an order can be sent, what was, and by whom it may be carried: for its page in Medusa Admin. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const shipments = await readStaffShipments(req.scope, req.params.id ?? "")
  if (!shipments) throw new ShopError("order_not_found")
  res.json(shipments)
}

/** Sends some pieces of an order, or all that is open. */
export async function POST(
  req: AuthenticatedMedusaRequest<ShipOrder>,
  res: MedusaResponse,
): Promise<void> {
  const order_id = req.params.id ?? ""
  const key = req.headers["idempotency-key"]
  const sending = sendingOf(req.validatedBody, typeof key === "string" ? key : undefined)
  const delivered_by = req.auth_context.actor_id
  await deliverOrderWorkflow(req.scope).run({ input: { order_id, delivered_by, sending } })
  res.json(await readStaffShipments(req.scope, order_id))
}
