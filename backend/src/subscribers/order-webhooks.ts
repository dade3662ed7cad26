import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import {
  FulfillmentWorkflowEvents,
  OrderWorkflowEvents,
  PaymentEvents,
} from "@medusajs/framework/utils"
import { RETURN_CHANGED } from "../contract/return/order-return"
import { GOODS_MOVED } from "../contract/order/due-dates"
import { sendWebhooksSoon } from "../workflows/webhook/send-webhooks-soon"

/** Something happened that endpoints may want to know. Of what they are told, the orders decide. */
export default async function orderWebhooks({
  event,
  container,
}: SubscriberArgs<{ id: string; fulfillment_id?: string }>): Promise<void> {
  const { id, fulfillment_id } = event.data
  await sendWebhooksSoon(container, fulfillment_id ?? id)
}

export const config: SubscriberConfig = {
  event: [
    OrderWorkflowEvents.PLACED,
    PaymentEvents.CAPTURED,
    PaymentEvents.REFUNDED,
    FulfillmentWorkflowEvents.SHIPMENT_CREATED,
    FulfillmentWorkflowEvents.DELIVERY_CREATED,
    OrderWorkflowEvents.FULFILLMENT_CANCELED,
    OrderWorkflowEvents.CANCELED,
    RETURN_CHANGED,
    GOODS_MOVED,
  ],
}
