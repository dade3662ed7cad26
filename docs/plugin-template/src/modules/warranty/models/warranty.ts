import { model } from "@medusajs/framework/utils"

/** How long the maker answers for a product; counted in months from the delivery. */
export const Warranty = model.define("warranty", {
  id: model.id({ prefix: "war" }).primaryKey(),
  months: model.number(),
})
