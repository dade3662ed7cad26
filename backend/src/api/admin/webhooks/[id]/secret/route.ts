import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { rotateWebhookSecretWorkflow } from "../../../../../workflows/webhook/workflows/rotate-webhook-secret"
import { findWebhook } from "../../find-webhook"

/** Another secret, in this answer alone. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const webhook_id = String(req.params.id)
  const { result } = await rotateWebhookSecretWorkflow(req.scope).run({ input: { webhook_id } })
  res.setHeader("cache-control", "no-store")
  res.json({ webhook: await findWebhook(req, webhook_id), secret: result.secret })
}
