import { ShopError } from "./shop-error"

/** Names are unique, whatever their case. */
export function productNameTaken(): ShopError {
  return new ShopError({
    code: "product_name_taken",
    message: "Another product has this name already",
    errors: [{ field: "productName", message: "another product has this name" }],
  })
}

/**
 * What Medusa makes of the unique index on product names, which every door meets: it names the
 * index's expression, lower(btrim(title)), as if that were a column.
 */
const REFUSED_BY_INDEX = /^Product with title\)+: |shop_product_name_unique/

/** Names the refusal of a taken name for what it is; any other error as it came. */
export function orNameTaken(error: unknown): unknown {
  const { message } = (error ?? {}) as { message?: unknown }
  return typeof message === "string" && REFUSED_BY_INDEX.test(message) ? productNameTaken() : error
}
