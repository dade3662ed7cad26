import { ShopError } from "../../errors/shop-error"

/** Names are unique, whatever their case. */
export function productNameTaken(): ShopError {
  return new ShopError({
    code: "product_name_taken",
    message: "Another product has this name already",
    errors: [{ field: "productName", message: "another product has this name" }],
  })
}
