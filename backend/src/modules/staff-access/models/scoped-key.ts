import { model } from "@medusajs/framework/utils"

/** What a secret API key of Medusa's is limited to; the id is the key's. One without a row is not. */
export const ScopedKey = model.define("scoped_key", {
  id: model.text().primaryKey(),
  scopes: model.array(),
  /** Whether it goes on when whoever made it is staff no more. */
  outlives_maker: model.boolean().default(false),
  /** Written at most once a minute. */
  used_at: model.dateTime().nullable(),
})
