import { model } from "@medusajs/framework/utils"

/**
 * Money that is to go back, written before the provider is asked: its id is the provider's
 * idempotency key, so that a request that a kill cut short is carried out once. `status` is "open",
 * "booked" or "refused"; a payment has at most one open request.
 */
export const RefundRequest = model
  .define("refund_request", {
    id: model.id({ prefix: "refreq" }).primaryKey(),
    payment_id: model.text(),
    order_id: model.text(),
    /** Major units. */
    amount: model.bigNumber(),
    status: model.text(),
    note: model.text().nullable(),
    refund_reason_id: model.text().nullable(),
    created_by: model.text().nullable(),
  })
  .indexes([{ on: ["payment_id"], unique: true, where: "status = 'open' and deleted_at is null" }])
