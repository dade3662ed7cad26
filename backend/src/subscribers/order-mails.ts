import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework"
import {
  FulfillmentWorkflowEvents,
  OrderWorkflowEvents,
  PaymentEvents,
} from "@medusajs/framework/utils"
import { sendMailsSoon } from "../workflows/mail/send-mails-soon"

/** Something happened that people are told of by mail. Which mails, the orders themselves say. */
export default async function orderMails({
  event,
  container,
}: SubscriberArgs<{ id: string }>): Promise<void> {
  await sendMailsSoon(container, event.data.id)
}

export const config: SubscriberConfig = {
  event: [
    OrderWorkflowEvents.PLACED,
    PaymentEvents.CAPTURED,
    FulfillmentWorkflowEvents.DELIVERY_CREATED,
    OrderWorkflowEvents.CANCELED,
  ],
}
