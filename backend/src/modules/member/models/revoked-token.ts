import { model } from "@medusajs/framework/utils"

/** An access token that was signed out before it expired, by its SHA-256: the token is not kept. */
export const RevokedToken = model.define("revoked_token", {
  id: model.text().primaryKey(),
  expires_at: model.dateTime(),
})
