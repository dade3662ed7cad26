import { model } from "@medusajs/framework/utils"

/**
 * What the payment provider told of, once for its event's id, written with what came of it.
 * `detail` are the provider's words for people; `amount` is in major units; `outcome` is "paid",
 * "refunded" (booked), "noted", or "unknown" for a payment that is not this shop's.
 */
export const PaymentEvent = model.define("payment_event", {
  id: model.id({ prefix: "payevt" }).primaryKey(),
  event_id: model.text().unique(),
  type: model.text(),
  intent_id: model.text().nullable(),
  order_id: model.text().index().nullable(),
  amount: model.bigNumber().nullable(),
  currency_code: model.text().nullable(),
  detail: model.text().nullable(),
  outcome: model.text(),
  occurred_at: model.dateTime(),
})
