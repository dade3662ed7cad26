import type { ProductRule } from "../../contract/product/product-rule"
import { firstValidQuantity, ruleInForce } from "../../contract/order/quantity-rule"

/** Why a rule lets no quantity through, as a sentence; null where it lets one. */
export function ruleProblem(rule: ProductRule, shopMinimum: number): string | null {
  const first = firstValidQuantity(ruleInForce(rule, shopMinimum))
  if (rule.maximum === null || rule.maximum >= first) return null
  return `Nothing could be ordered: the first quantity is ${first}, above the maximum`
}
