import { model } from "@medusajs/framework/utils"

/** Pieces of an order's line that are asked back; `good` and `damaged` are those that came. */
export const ReturnRequestLine = model.define("return_request_line", {
  id: model.id({ prefix: "rline" }).primaryKey(),
  request_id: model.text().index(),
  line_item_id: model.text().index(),
  quantity: model.number(),
  reason: model.text(),
  good: model.number().nullable(),
  damaged: model.number().nullable(),
})
