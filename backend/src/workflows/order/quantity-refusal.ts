import type { QuantityProblem } from "../../contract/order/quantity-rule"
import { ShopError } from "../../errors/shop-error"

/** The spec's sentence for a quantity that cannot be ordered; the hint names those that can. */
export function quantityRefusal({ code, nearest }: QuantityProblem, minimum: number): ShopError {
  const hint = nearest.length > 0 ? `order ${nearest.join(" or ")}` : "choose another part"
  const messages = {
    out_of_stock: "Sorry, we don't have enough stock for this product",
    below_minimum: `sorry you have to order over ${minimum} at a time`,
    invalid_quantity: `this part is sold in other quantities: ${hint}`,
  }
  return new ShopError({ code, message: messages[code], errors: [{ field: "qty", message: hint }] })
}
