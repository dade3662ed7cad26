import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { UpdateWebhook } from "../../../../contract/webhook/webhook"
import { deleteWebhookWorkflow } from "../../../../workflows/webhook/workflows/delete-webhook"
import { updateWebhookWorkflow } from "../../../../workflows/webhook/workflows/update-webhook"
import { findWebhook } from "../find-webhook"

export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  res.json({ webhook: await findWebhook(req, String(req.params.id)) })
}

export async function POST(
  req: AuthenticatedMedusaRequest<UpdateWebhook>,
  res: MedusaResponse,
): Promise<void> {
  const webhook_id = String(req.params.id)
  const input = { webhook_id, change: req.validatedBody }
  await updateWebhookWorkflow(req.scope).run({ input })
  res.json({ webhook: await findWebhook(req, webhook_id) })
}

export async function DELETE(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const id = String(req.params.id)
  await deleteWebhookWorkflow(req.scope).run({ input: { webhook_id: id } })
  res.json({ id, object: "webhook", deleted: true })
}
