import { model } from "@medusajs/framework/utils"

/** A mail that was made the first administrator once, and is not again after it lost the role. */
export const Appointment = model.define("appointment", {
  email: model.text().primaryKey(),
})
