import { MedusaError } from "@medusajs/framework/utils"
import { ShopError } from "../../../errors/shop-error"

/** 404 for a product that the shop does not sell, or no longer. */
export function productNotFound(): ShopError {
  return new ShopError({
    code: "product_not_found",
    type: MedusaError.Types.NOT_FOUND,
    message: "This product is no longer sold",
  })
}
