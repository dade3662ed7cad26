import { model } from "@medusajs/framework/utils"

/** Somebody who wants to hear when so many pieces of a part are there; it goes with the mail. */
export const StockNotice = model
  .define("stock_notice", {
    id: model.id({ prefix: "notice" }).primaryKey(),
    /** Its `_id` in /api/v1. */
    part_id: model.text(),
    /** Whose account: the mail goes to the address that it has then. */
    customer_id: model.text().index(),
    quantity: model.number(),
  })
  .indexes([{ on: ["part_id", "customer_id"], unique: true }])
