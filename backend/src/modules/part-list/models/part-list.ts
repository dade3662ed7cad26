import { model } from "@medusajs/framework/utils"

/** A list of parts of one customer: their basket where it has no name, else a saved list. */
export const PartList = model
  .define("part_list", {
    id: model.id({ prefix: "plist" }).primaryKey(),
    customer_id: model.text(),
    name: model.text().nullable(),
    /** Counts the changes of its lines: who writes says which one they have seen. */
    version: model.number().default(0),
    /** The Idempotency-Keys under which something was added last, newest at the end. */
    added_under: model.array().default([]),
  })
  .indexes([
    {
      name: "IDX_part_list_basket",
      on: ["customer_id"],
      unique: true,
      where: "name is null and deleted_at is null",
    },
    { on: ["customer_id"] },
  ])
