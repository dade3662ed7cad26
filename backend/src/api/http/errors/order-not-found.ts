import { MedusaError } from "@medusajs/framework/utils"
import { ShopError } from "../../../errors/shop-error"

/** The same answer for an unknown order and for somebody else's: neither tells that it exists. */
export function orderNotFound(): ShopError {
  return new ShopError({
    code: "order_not_found",
    message: "There is no such order",
    type: MedusaError.Types.NOT_FOUND,
  })
}
