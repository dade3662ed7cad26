import { model } from "@medusajs/framework/utils"

/** So many pieces of a variant on a list; what they cost is judged when the list is read. */
export const PartListLine = model
  .define("part_list_line", {
    id: model.id({ prefix: "plline" }).primaryKey(),
    list_id: model.text(),
    variant_id: model.text(),
    quantity: model.number(),
    /** From 0, in the order in which people see them. */
    position: model.number(),
    /** Its owner's words; of a basket's lines none. */
    note: model.text().default(""),
  })
  .indexes([{ on: ["list_id", "variant_id"], unique: true }])
