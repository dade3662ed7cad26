import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { DeliveryState, WebhookDeliveryList } from "../../../../../contract/webhook/webhook"
import type { Page } from "../../../../../queries/database/cursor-pagination"
import { readDeliveryPage, toDelivery } from "../../../../../queries/webhook/deliveries"
import { findWebhook } from "../../find-webhook"

type Query = Page & { state?: DeliveryState }

/** What was sent to an endpoint and is to be sent, newest first. */
export async function GET(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse<WebhookDeliveryList>,
): Promise<void> {
  const { id: endpoint_id } = await findWebhook(req, String(req.params.id))
  const { state, ...page } = req.validatedQuery as Query
  const filters = { endpoint_id, ...(state && { state }) }
  const { rows, total, next = null } = await readDeliveryPage(req.scope, filters, page)
  res.json({ deliveries: rows.map(toDelivery), count: total, next })
}
