import { model } from "@medusajs/framework/utils"

/** When all tokens of a user of Medusa Admin were ended; the id is the user's. */
export const StaffTokenEnd = model.define("staff_token_end", {
  id: model.text().primaryKey(),
  /** Tokens that were given until then are refused. */
  ended_at: model.dateTime(),
})
