import { model } from "@medusajs/framework/utils"

/**
 * One event for one endpoint, written once. `state` is "pending", "failed" (to be tried again),
 * "delivered" or "given_up". A sender takes a row by moving `next_attempt_at` on: when it dies, the
 * row is due again at that time.
 */
export const WebhookDelivery = model
  .define("webhook_delivery", {
    id: model.id({ prefix: "whdel" }).primaryKey(),
    endpoint_id: model.text(),
    /** The same for every endpoint and every try. */
    event_id: model.text(),
    type: model.text(),
    /** The body, byte for byte as it is signed. */
    payload: model.text(),
    state: model.text(),
    attempts: model.number().default(0),
    next_attempt_at: model.dateTime().nullable(),
    last_attempt_at: model.dateTime().nullable(),
    last_status: model.number().nullable(),
    last_error: model.text().nullable(),
    /** The first bytes of what the endpoint answered last. */
    last_answer: model.text().nullable(),
    delivered_at: model.dateTime().nullable(),
  })
  .indexes([
    { on: ["endpoint_id", "event_id"], unique: true },
    { on: ["endpoint_id", "created_at"] },
    { on: ["next_attempt_at"], where: "state in ('pending', 'failed') and deleted_at is null" },
  ])
