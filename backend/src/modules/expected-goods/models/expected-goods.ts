import { model } from "@medusajs/framework/utils"

/** So many pieces of an inventory item that are to come to a location; staff say which and when. */
export const ExpectedGoods = model
  .define("expected_goods", {
    id: model.id({ prefix: "egoods" }).primaryKey(),
    inventory_item_id: model.text(),
    location_id: model.text(),
    /** All of them, those that have arrived too. */
    quantity: model.number(),
    arrived_quantity: model.number().default(0),
    /** The day on which the rest is to come, like 2026-12-12. */
    due: model.text(),
    /** What staff know them by: a purchase order, a container. */
    reference: model.text(),
    /** Once nothing more of them is to come: whether something came. */
    state: model.enum(["expected", "arrived", "withdrawn"]).default("expected"),
  })
  .indexes([
    {
      name: "IDX_expected_goods_once",
      on: ["inventory_item_id", "location_id", "due", "reference"],
      unique: true,
      where: "state = 'expected' and deleted_at is null",
    },
  ])
