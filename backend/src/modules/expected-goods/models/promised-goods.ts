import { model } from "@medusajs/framework/utils"

/**
 * Pieces of expected goods that a reservation waits for. The database writes and removes them with
 * the reservations (promise-guard), staff's changes of what is expected move them.
 */
export const PromisedGoods = model
  .define("promised_goods", {
    id: model.id({ prefix: "pgoods" }).primaryKey(),
    goods_id: model.text(),
    reservation_id: model.text(),
    /** In what order they were promised; the parts of one promise share it. */
    place: model.autoincrement(),
    quantity: model.number(),
    /** The day that the customer was told: their goods' own. */
    due: model.text(),
    /** The day before it was moved last; null where it never was. */
    former_due: model.text().nullable(),
    moved_at: model.dateTime().nullable(),
  })
  .indexes([{ on: ["goods_id"] }, { on: ["reservation_id"] }])
