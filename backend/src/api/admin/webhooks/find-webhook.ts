import type { MedusaRequest } from "@medusajs/framework/http"
import type { Webhook, WebhookDelivery } from "../../../contract/webhook/webhook"
import { readDelivery, toDelivery } from "../../../queries/webhook/deliveries"
import { readWebhooks } from "../../../queries/webhook/endpoints"
import { ShopError } from "../../../errors/shop-error"

/** Throws ShopError `webhook_not_found`. */
export async function findWebhook({ scope }: MedusaRequest, id: string): Promise<Webhook> {
  const [webhook] = await readWebhooks(scope, { id })
  if (!webhook) throw new ShopError("webhook_not_found")
  return webhook
}

/** Throws ShopError `delivery_not_found`. */
export async function findDelivery({ scope }: MedusaRequest, id: string): Promise<WebhookDelivery> {
  const delivery = await readDelivery(scope, id)
  if (!delivery) throw new ShopError("delivery_not_found")
  return toDelivery(delivery)
}
