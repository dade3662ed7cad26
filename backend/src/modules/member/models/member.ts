import { model } from "@medusajs/framework/utils"

/** What the shop knows of a person beyond Medusa's customer: profile and role. */
export const Member = model.define("member", {
  id: model.id({ prefix: "mem" }).primaryKey(),
  education: model.text().default(""),
  address: model.text().default(""),
  is_admin: model.boolean().default(false),
})
