import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { DeliveryQueue, DeliveryQueueQuery } from "../../../contract/staff/delivery-queue"
import { readDeliveryQueue } from "../../../queries/delivery-queue/delivery-queue"

/** The orders that wait to be delivered, the longest first unless another order is asked for. */
export async function GET(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse<DeliveryQueue>,
): Promise<void> {
  const query = req.validatedQuery as DeliveryQueueQuery
  const { limit, offset } = query
  res.json({ ...(await readDeliveryQueue(req.scope, query)), limit, offset })
}
