import { model } from "@medusajs/framework/utils"

/** A list of parts of one customer: their basket where it has no name, else a saved list. */
export const PartList = model
  .define("part_list", {
    id: model.id({ prefix: "plist" }).primaryKey(),
    customer_id: model.text(),
    name: model.text().nullable(),
    /** The name as two of a person's lists are told apart by (contract/part-list/list-name). */
    name_key: model.text().nullable(),
    note: model.text().default(""),
    /** Whoever has it, and is signed in, reads the list; null while it is not shared. */
    share_token: model.text().nullable(),
    /** Counts the changes of what it says: who writes says which one they have seen. */
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
    {
      name: "IDX_part_list_name",
      on: ["customer_id", "name_key"],
      unique: true,
      where: "name_key is not null and deleted_at is null",
    },
    {
      on: ["share_token"],
      unique: true,
      where: "share_token is not null and deleted_at is null",
    },
    { on: ["customer_id"] },
  ])
