import { model } from "@medusajs/framework/utils"

/** A session of Medusa Admin; its id lies in the session that the cookie names. */
export const StaffSession = model
  .define("staff_session", {
    id: model.id({ prefix: "stse" }).primaryKey(),
    user_id: model.text(),
    /** Written at most once a minute. */
    seen_at: model.dateTime(),
    address: model.text(),
    /** In plain words, as "Firefox on Linux". */
    browser: model.text(),
    ended_at: model.dateTime().nullable(),
  })
  .indexes([{ on: ["user_id"] }, { on: ["seen_at"] }])
