import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { testWebhookWorkflow } from "../../../../../workflows/webhook/workflows/test-webhook"
import { findDelivery } from "../../find-webhook"

/** Sends a test now, and answers what came of it. Medusa's build leaves folders named test out. */
export async function POST(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const input = { webhook_id: String(req.params.id) }
  const { result } = await testWebhookWorkflow(req.scope).run({ input })
  res.json({ delivery: await findDelivery(req, result) })
}
