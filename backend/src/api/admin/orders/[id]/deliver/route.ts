import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { deliverOrderWorkflow } from "../../../../../workflows/order/deliver/deliver-order"

/** The shop's delivery, for the order's page in Medusa Admin. */
export async function POST(
  { auth_context, params, scope }: AuthenticatedMedusaRequest,
  res: MedusaResponse,
): Promise<void> {
  const input = { order_id: params.id ?? "", delivered_by: auth_context.actor_id }
  const { result } = await deliverOrderWorkflow(scope).run({ input })
  res.json({ order: { id: result.order_id } })
}
