import { model } from "@medusajs/framework/utils"

/** What the endpoints were told last of a part's stock; `revision` counts the changes told. */
export const WebhookStock = model.define("webhook_stock", {
  /** The variant's. */
  id: model.text().primaryKey(),
  available: model.number(),
  revision: model.number().default(0),
})
