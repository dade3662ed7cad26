import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { startEndpointQueues } from "../../../../../workflows/webhook/endpoint-queues"
import { sendDeliveryAgainWorkflow } from "../../../../../workflows/webhook/workflows/send-delivery-again"
import { findDelivery } from "../../../webhooks/find-webhook"

/** Sends a delivery once more, soon; the log tells what came of it. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const delivery_id = String(req.params.id)
  await sendDeliveryAgainWorkflow(req.scope).run({ input: { delivery_id } })
  await startEndpointQueues(req.scope)
  res.json({ delivery: await findDelivery(req, delivery_id) })
}
