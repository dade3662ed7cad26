import { ShopError } from "../../../errors/shop-error"

/** What the database's guard says (module order-guard), however its error was wrapped on its way. */
const REFUSED_BY_GUARD = /There is not enough stock of \w+/

/** Names the refusal of a reservation for what it is; any other error as it came. */
export function orOutOfStock(error: unknown): unknown {
  const { message } = (error ?? {}) as { message?: unknown }
  if (typeof message !== "string" || !REFUSED_BY_GUARD.test(message)) return error
  return new ShopError({
    code: "out_of_stock",
    message: "Sorry, we don't have enough stock for this product",
  })
}
