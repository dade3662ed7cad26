import { MedusaService } from "@medusajs/framework/utils"
import { WebhookDelivery } from "./models/webhook-delivery"
import { WebhookEndpoint } from "./models/webhook-endpoint"
import { WebhookPrice } from "./models/webhook-price"
import { WebhookStock } from "./models/webhook-stock"

export class WebhookModuleService extends MedusaService({
  WebhookEndpoint,
  WebhookDelivery,
  WebhookStock,
  WebhookPrice,
}) {}
