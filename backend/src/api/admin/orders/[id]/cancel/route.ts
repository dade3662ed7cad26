import {
  refetchEntity,
  type AuthenticatedMedusaRequest,
  type MedusaResponse,
} from "@medusajs/framework/http"
import { cancelUnpaidOrderWorkflow } from "../../../../../workflows/order/cancel/cancel-unpaid-order"

/**
 * In the place of Medusa's route, which gives back what was paid by itself: whoever cancels a paid
 * order in Medusa Admin refunds it first.
 */
export async function POST(
  { auth_context, params, queryConfig, scope }: AuthenticatedMedusaRequest,
  res: MedusaResponse,
): Promise<void> {
  const order_id = params.id ?? ""
  const { actor_id: canceled_by } = auth_context
  await cancelUnpaidOrderWorkflow(scope).run({
    input: { order_id, canceled_by, after_refund: true },
  })
  const { fields } = queryConfig
  const order = await refetchEntity({ entity: "order", idOrFilter: order_id, scope, fields })
  res.json({ order })
}
