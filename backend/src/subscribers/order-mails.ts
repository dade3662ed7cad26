import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import {
  FulfillmentWorkflowEvents,
  OrderWorkflowEvents,
  PaymentEvents,
} from "@medusajs/framework/utils"
import { GOODS_MOVED } from "../contract/order/due-dates"
import { NOTE_WRITTEN } from "../contract/order/order-note"
import { RETURN_CHANGED } from "../contract/return/order-return"
import { sendMailsSoon } from "../workflows/mail/send-mails-soon"

/** Something happened that people are told of by mail. Which mails, the orders themselves say. */
export default async function orderMails({
  event,
  container,
}: SubscriberArgs<{ id: string; fulfillment_id?: string }>): Promise<void> {
  const { id, fulfillment_id } = event.data
  await sendMailsSoon(container, fulfillment_id ?? id)
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
    NOTE_WRITTEN,
    RETURN_CHANGED,
    GOODS_MOVED,
  ],
}
