import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import {
  FulfillmentWorkflowEvents,
  OrderWorkflowEvents,
  PaymentEvents,
} from "@medusajs/framework/utils"
import { NOTE_WRITTEN } from "../contract/order/order-note"
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
    FulfillmentWorkflowEvents.SHIPMENT_CREATED,
    FulfillmentWorkflowEvents.DELIVERY_CREATED,
    OrderWorkflowEvents.FULFILLMENT_CANCELED,
    OrderWorkflowEvents.CANCELED,
    NOTE_WRITTEN,
  ],
}
