import { checkQuantity, ruleInForce, type QuantityRule } from "../../contract/order/quantity-rule"
import type { Sellable } from "../../queries/product/sellable"
import { ShopError } from "../../errors/shop-error"
import { quantityRefusal } from "./quantity-refusal"

export type CheckPurchaseInput = {
  sellable: Sellable
  quantity: number
  /** What the buyer saw, in major units. */
  seen_price: number
  seen_total?: number
  shop_minimum: number
}

/**
 * What a purchase comes to, in major units, and the rule that allows it. Throws ShopError
 * `price_changed`, and `out_of_stock` and the like where stock or rule do not allow the quantity.
 */
export function checkPurchase(input: CheckPurchaseInput): { total: number; rule: QuantityRule } {
  const { sellable, quantity } = input
  const rule = ruleInForce(sellable.rule, input.shop_minimum)
  const problem = checkQuantity(quantity, { rule, available: sellable.available })
  if (problem) throw quantityRefusal(problem, rule.minimum)
  const total = orderTotal(sellable.price, quantity)
  if (input.seen_price !== sellable.price || (input.seen_total ?? total) !== total) {
    throw new ShopError("price_changed", {
      facts: { price: sellable.price },
      errors: [{ field: "price", message: `the price is ${sellable.price}` }],
    })
  }
  return { total, rule }
}

/** price × quantity in major units, free of binary fractions (0.1 × 3 = 0.3). */
export function orderTotal(price: number, quantity: number): number {
  return Number((price * quantity).toFixed(6))
}
