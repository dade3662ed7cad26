import type { MedusaContainer } from "@medusajs/framework/types"
import { WEBHOOK_MODULE } from "../../modules/webhook"
import type { WebhookModuleService } from "../../modules/webhook/service"

const KEPT_MS = 30 * 24 * 60 * 60 * 1000
const ONE_ROUND = { select: ["id" as const], take: 10_000, withDeleted: true }

/** The log of webhooks keeps a month, and so long is kept what a deleted one had. */
export default async function forgetOldDeliveries(container: MedusaContainer): Promise<void> {
  const webhooks = container.resolve<WebhookModuleService>(WEBHOOK_MODULE)
  const before = { $lt: new Date(Date.now() - KEPT_MS) }
  const deliveries = await webhooks.listWebhookDeliveries({ created_at: before }, ONE_ROUND)
  await webhooks.deleteWebhookDeliveries(deliveries.map(({ id }) => id))
  const endpoints = await webhooks.listWebhookEndpoints({ deleted_at: before }, ONE_ROUND)
  await webhooks.deleteWebhookEndpoints(endpoints.map(({ id }) => id))
}

export const config = { name: "forget-old-deliveries", schedule: "23 * * * *" }
