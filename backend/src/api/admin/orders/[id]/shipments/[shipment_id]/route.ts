import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { readStaffShipments } from "../../../../../../queries/order/staff-shipments"
import { takeBackShipmentWorkflow } from "../../../../../../workflows/order/take-back/take-back-shipment"

/** Takes a shipment back: what it held is open and reserved again. */
export async function DELETE(
  { auth_context, params, scope }: AuthenticatedMedusaRequest,
  res: MedusaResponse,
): Promise<void> {
  const { id: order_id = "", shipment_id = "" } = params
  const taken_back_by = auth_context.actor_id
  await takeBackShipmentWorkflow(scope).run({ input: { order_id, shipment_id, taken_back_by } })
  res.json(await readStaffShipments(scope, order_id))
}
