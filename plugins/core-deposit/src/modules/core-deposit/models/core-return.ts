import { model } from "@medusajs/framework/utils"

/**
 * Cores that a customer asked to return, or that staff recorded without being asked. It is written
 * before any money goes: its id is the key of the refund. `status` is "asked", "recorded" (they are
 * here), "refunded" or "refused"; `key` is the caller's, so that a second click is the same return.
 */
export const CoreReturn = model
  .define("core_return", {
    id: model.id({ prefix: "corret" }).primaryKey(),
    order_id: model.text(),
    /** The order's line of the deposit. */
    line_id: model.text(),
    key: model.text(),
    /** What was asked for; null where staff recorded them without. */
    asked: model.number().nullable(),
    /** What arrived, or is asked for as long as nothing did. */
    quantity: model.number(),
    /** Major units; 0 while it is asked for. */
    amount: model.bigNumber(),
    status: model.text(),
    /** Who of the staff answered. */
    recorded_by: model.text().nullable(),
    /** Refunds that the provider refused: the next one has a key of its own. */
    attempt: model.number().default(0),
  })
  .indexes([
    { on: ["order_id", "key"], unique: true, where: "deleted_at is null" },
    { on: ["status", "created_at"], where: "status in ('asked', 'recorded')" },
  ])
