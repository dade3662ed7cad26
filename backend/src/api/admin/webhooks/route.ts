import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { CreateWebhook } from "../../../contract/webhook/webhook"
import { readWebhooks } from "../../../queries/webhook/endpoints"
import { createWebhookWorkflow } from "../../../workflows/webhook/workflows/create-webhook"
import { findWebhook } from "./find-webhook"

export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ webhooks: await readWebhooks(req.scope) })
}

/** The only answer with the secret, until it is rotated. */
export async function POST(
  req: AuthenticatedMedusaRequest<CreateWebhook>,
  res: MedusaResponse,
): Promise<void> {
  const { result } = await createWebhookWorkflow(req.scope).run({ input: req.validatedBody })
  res.setHeader("cache-control", "no-store")
  res.status(201).json({ webhook: await findWebhook(req, result.id), secret: result.secret })
}
