import { model } from "@medusajs/framework/utils"

/** An address of somebody else's that is told of events, and the secret that signs them. */
export const WebhookEndpoint = model.define("webhook_endpoint", {
  id: model.id({ prefix: "whep" }).primaryKey(),
  url: model.text(),
  description: model.text(),
  /** Each type of event with since when it is wanted: what happened before is not told. */
  events: model.json(),
  is_active: model.boolean(),
  /** Told once, when it is made; never read back. */
  secret: model.text(),
  /** Signs beside the new one until then, so that receivers have time to change. */
  previous_secret: model.text().nullable(),
  previous_secret_until: model.dateTime().nullable(),
  /** All that happened an hour before this is written down as deliveries. */
  swept_at: model.dateTime().nullable(),
  /** Since when nothing was taken; null after a delivery that was. */
  failing_since: model.dateTime().nullable(),
  /** Why the shop switched it off by itself. */
  off_reason: model.text().nullable(),
})
