import {
  refetchEntity,
  type AuthenticatedMedusaRequest,
  type MedusaResponse,
} from "@medusajs/framework/http"
import { deliverParcelWorkflow } from "../../../../../../../workflows/order/deliver/deliver-parcel"

type Body = { no_notification?: boolean }

/** In the place of Medusa's route, which asks and tells no plugin of the delivery. */
export async function POST(
  { auth_context, params, queryConfig, scope, validatedBody }: AuthenticatedMedusaRequest<Body>,
  res: MedusaResponse,
): Promise<void> {
  const { id: order_id = "", fulfillment_id = "" } = params
  const { no_notification } = validatedBody
  const delivered_by = auth_context.actor_id
  await deliverParcelWorkflow(scope).run({
    input: { order_id, fulfillment_id, delivered_by, ...(no_notification && { no_notification }) },
  })
  const { fields } = queryConfig
  const order = await refetchEntity({ entity: "order", idOrFilter: order_id, scope, fields })
  res.json({ order })
}
