import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import {
  FulfillmentWorkflowEvents,
  OrderWorkflowEvents,
  PaymentEvents,
} from "@medusajs/framework/utils"
import { sendWebhooksSoon } from "../workflows/webhook/send-webhooks-soon"

/** Something happened that endpoints may want to know. Of what they are told, the orders decide. */
export default async function orderWebhooks({
  event,
  container,
}: SubscriberArgs<{ id: string }>): Promise<void> {
  await sendWebhooksSoon(container, event.data.id)
}

export const config: SubscriberConfig = {
  event: [
    OrderWorkflowEvents.PLACED,
    PaymentEvents.CAPTURED,
    PaymentEvents.REFUNDED,
    FulfillmentWorkflowEvents.SHIPMENT_CREATED,
    FulfillmentWorkflowEvents.DELIVERY_CREATED,
    OrderWorkflowEvents.CANCELED,
  ],
}
