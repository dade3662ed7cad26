import { isSameAmount } from "../../../contract/money"
import {
  checkQuantity,
  ruleInForce,
  type QuantityRule,
} from "../../../contract/order/quantity-rule"
import { ShopError } from "../../../errors/shop-error"
import type { Sellable } from "../../../queries/product/sellable"
import { quantityRefusal } from "../quantity-refusal"

/** A line as its buyer wants it. */
export type WantedLine = {
  /** A part is named by its id or, as the oldest clients do, by its unique name. */
  product_id?: string
  product_name: string
  quantity: number
  /** What the buyer saw, in major units. */
  seen_price: number
  seen_total?: number
}

/** A line that may be ordered: its price is the one that was checked. */
export type CheckedLine = {
  sellable: Sellable
  quantity: number
  /** Major units. */
  total: number
  /** Names the quantities that would do where the pieces are gone a moment later. */
  rule: QuantityRule
}

type Found = {
  /** Undefined for a part that is not sold. */
  sellable: Sellable | undefined
  shop_minimum: number
}

/**
 * What a wanted line comes to. Throws ShopError `product_not_found`, `price_changed`, and
 * `out_of_stock` and the like where stock or rule do not allow the quantity.
 */
export function checkPurchase(line: WantedLine, { sellable, shop_minimum }: Found): CheckedLine {
  if (!sellable) {
    throw new ShopError("product_not_found", {
      errors: [{ field: "productName", message: "no such product" }],
    })
  }
  const { quantity } = line
  const rule = ruleInForce(sellable.rule, shop_minimum)
  const problem = checkQuantity(quantity, { rule, available: sellable.available })
  if (problem) throw quantityRefusal(problem, rule.minimum)
  const total = orderTotal(sellable.price, quantity)
  const isSeen = (seen: number, right: number) => isSameAmount(seen, right, sellable.currency_code)
  if (!isSeen(line.seen_price, sellable.price) || !isSeen(line.seen_total ?? total, total)) {
    throw new ShopError("price_changed", {
      facts: { price: sellable.price },
      errors: [{ field: "price", message: `the price is ${sellable.price}` }],
    })
  }
  return { sellable, quantity, total, rule }
}

/** price × quantity in major units, free of binary fractions (0.1 × 3 = 0.3). */
export function orderTotal(price: number, quantity: number): number {
  return Number((price * quantity).toFixed(6))
}
