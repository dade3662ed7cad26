import { NOT_ENOUGH_STOCK } from "../modules/order-guard/stock-guard"
import { TOO_MANY_UNPAID_ORDERS } from "../modules/order-guard/unpaid-orders-guard"
import { ShopError } from "./shop-error"

/**
 * Medusa's sentence for the unique index on product names, all that it leaves of the error: it
 * names the index's expression, lower(btrim(title)), as if that were a column.
 */
const NAME_TAKEN = /^Product with title\)+: /
const NAME_INDEX = "shop_product_name_unique"

/**
 * Names what the database itself refused, by whatever route it was asked: pieces that are gone, one
 * unpaid order too many, a product's name that is taken. Any other error as it came.
 */
export function orDatabaseRefusal(error: unknown): unknown {
  const { code, constraint, message } = (error ?? {}) as Record<string, unknown>
  if (code === NOT_ENOUGH_STOCK) return new ShopError("out_of_stock")
  if (code === TOO_MANY_UNPAID_ORDERS) return new ShopError("too_many_unpaid_orders")
  const isNameTaken =
    constraint === NAME_INDEX || (typeof message === "string" && NAME_TAKEN.test(message))
  return isNameTaken ? productNameTaken() : error
}

/** Names are unique, whatever their case. */
export function productNameTaken(): ShopError {
  return new ShopError("product_name_taken", {
    errors: [{ field: "productName", message: "another product has this name" }],
  })
}
