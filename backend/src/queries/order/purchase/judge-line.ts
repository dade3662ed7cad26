import {
  checkQuantity,
  ruleInForce,
  type QuantityProblem,
  type QuantityRule,
} from "../../../contract/order/quantity-rule"
import { unitPriceAt } from "../../../contract/product/price-ladder"
import type { Sellable } from "../../product/sellable"

export type JudgedLine = {
  rule: QuantityRule
  /** Null where the quantity can be ordered. */
  problem: QuantityProblem | null
  /** What a piece costs at this quantity, in major units. */
  unit_price: number
  /** unit_price × quantity in major units. */
  total: number
}

/** What so many pieces of a part come to, and whether they can be ordered: basket and order ask here. */
export function judgeLine(
  sellable: Pick<Sellable, "rule" | "available" | "expected" | "rungs" | "price">,
  { quantity, shop_minimum }: { quantity: number; shop_minimum: number },
): JudgedLine {
  const rule = ruleInForce(sellable.rule, shop_minimum)
  const problem = checkQuantity(quantity, { rule, available: orderable(sellable) })
  const unit_price = unitPriceAt(sellable.rungs, quantity) ?? sellable.price
  return { rule, problem, unit_price, total: lineTotal(unit_price, quantity) }
}

/** price × quantity in major units, free of binary fractions (0.1 × 3 = 0.3). */
export function lineTotal(price: number, quantity: number): number {
  return Number((price * quantity).toFixed(6))
}

/** Pieces that can be ordered: those that are there, and those that can be promised. */
export function orderable({
  available,
  expected,
}: Pick<Sellable, "available" | "expected">): number {
  return expected.reduce((sum, { qty }) => sum + qty, available)
}
