import { MedusaError } from "@medusajs/framework/utils"
import { ShopError } from "../../errors/shop-error"

/** The same answer for an unknown review and for somebody else's. */
export function reviewNotFound(): ShopError {
  return new ShopError({
    code: "review_not_found",
    message: "There is no such review",
    type: MedusaError.Types.NOT_FOUND,
  })
}
