import { MedusaError } from "@medusajs/framework/utils"
import { ShopError } from "../shop-error"

export function userNotFound(): ShopError {
  return new ShopError({
    code: "user_not_found",
    message: "There is no such user",
    type: MedusaError.Types.NOT_FOUND,
  })
}

export function lastAdmin(): ShopError {
  return new ShopError({
    code: "last_admin",
    message: "The shop needs an administrator: promote somebody else first",
  })
}
