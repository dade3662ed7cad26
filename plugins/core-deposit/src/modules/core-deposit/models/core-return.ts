import { model } from "@medusajs/framework/utils"

/**
 * Cores that came back for a deposit, written before any money goes: its id is the key of the
 * refund. `status` is "recorded", "refunded" or "refused"; `key` is the caller's, so that a second
 * click is the same return.
 */
export const CoreReturn = model
  .define("core_return", {
    id: model.id({ prefix: "corret" }).primaryKey(),
    order_id: model.text(),
    /** The order's line of the deposit. */
    line_id: model.text(),
    key: model.text(),
    quantity: model.number(),
    /** Major units. */
    amount: model.bigNumber(),
    status: model.text(),
    recorded_by: model.text(),
  })
  .indexes([{ on: ["order_id", "key"], unique: true, where: "deleted_at is null" }])
