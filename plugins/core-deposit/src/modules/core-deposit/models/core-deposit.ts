import { model } from "@medusajs/framework/utils"

/** What is deposited for each piece of a variant, in major units of the shop's currency. */
export const CoreDeposit = model.define("core_deposit", {
  id: model.id({ prefix: "cordep" }).primaryKey(),
  variant_id: model.text().unique(),
  amount: model.bigNumber(),
})
