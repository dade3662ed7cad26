import { model } from "@medusajs/framework/utils"

/** How long the maker answers for a product; counted in months from the delivery. */
export const PartWarranty = model.define("part_warranty", {
  id: model.id().primaryKey(),
  months: model.number(),
})
