import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { DeliveredTogether, DeliverTogether } from "../../../../contract/staff/delivery-queue"
import { deliverTogether } from "../../../../workflows/order/deliver-together"

/** Delivers several orders, one after the other, and says of each what became of it. */
export async function POST(
  { auth_context, scope, validatedBody }: AuthenticatedMedusaRequest<DeliverTogether>,
  res: MedusaResponse<DeliveredTogether>,
): Promise<void> {
  const input = { ...validatedBody, delivered_by: auth_context.actor_id }
  res.json({ results: await deliverTogether(scope, input) })
}
