import { model } from "@medusajs/framework/utils"

/** What staff wrote to an order: for themselves, or for its customer. It is never changed. */
export const OrderNote = model.define("order_note", {
  id: model.id({ prefix: "onote" }).primaryKey(),
  order_id: model.text().index(),
  text: model.text(),
  /** For staff alone. */
  is_internal: model.boolean(),
  author_id: model.text().nullable(),
  /** Mail or title of who wrote it, at the time. */
  author: model.text(),
})
