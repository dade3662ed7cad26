import { model } from "@medusajs/framework/utils"

/** What the endpoints were told last of a part's prices; `revision` counts the changes told. */
export const WebhookPrice = model.define("webhook_price", {
  /** The variant's. */
  id: model.text().primaryKey(),
  /** Rungs, as the price function answers them. */
  ladder: model.json(),
  revision: model.number().default(0),
})
