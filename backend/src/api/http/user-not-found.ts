import { MedusaError } from "@medusajs/framework/utils"
import { ShopError } from "../../workflows/shop-error"

export function userNotFound(): ShopError {
  return new ShopError({
    code: "user_not_found",
    message: "There is no such user",
    type: MedusaError.Types.NOT_FOUND,
  })
}
