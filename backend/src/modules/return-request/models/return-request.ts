import { model } from "@medusajs/framework/utils"

/**
 * What a customer asked to give back of an order, and how far it is: `state` is one of
 * contract/return. Medusa's own return is made as it is approved.
 */
export const ReturnRequest = model
  .define("return_request", {
    id: model.id({ prefix: "rreq" }).primaryKey(),
    order_id: model.text(),
    /** Of the order's returns, from 1. */
    number: model.number(),
    customer_id: model.text().nullable(),
    state: model.text().default("requested"),
    /** The customer's words. */
    note: model.text().default(""),
    /** What staff told the customer: how to send it. */
    answer: model.text().default(""),
    /** And why not, also of one that was approved before. */
    refusal: model.text().default(""),
    /** Medusa's return. */
    return_id: model.text().nullable(),
    /** Where it was received. */
    location_id: model.text().nullable(),
    /** Major units, as everything here: what the pieces that came back have cost. */
    worth: model.bigNumber().nullable(),
    settlement: model.text().nullable(),
    /** What of it goes back, or is not due any more. */
    amount: model.bigNumber().nullable(),
    amount_reason: model.text().default(""),
    /** What the order's books were told to keep of it. */
    kept: model.bigNumber().default(0),
    /** The refunds that were written down for it; another try has others. */
    refund_request_ids: model.json().nullable(),
    idempotency_key: model.text().nullable(),
    approved_at: model.dateTime().nullable(),
    refused_at: model.dateTime().nullable(),
    withdrawn_at: model.dateTime().nullable(),
    received_at: model.dateTime().nullable(),
    settled_at: model.dateTime().nullable(),
  })
  .indexes([
    { on: ["order_id", "number"], unique: true, where: "deleted_at is null" },
    {
      on: ["order_id", "idempotency_key"],
      unique: true,
      where: "idempotency_key is not null and deleted_at is null",
    },
  ])
