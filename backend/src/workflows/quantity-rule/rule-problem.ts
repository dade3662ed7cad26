import type { ProductRule } from "../../contract/product/product-rule"
import { firstValidQuantity, ruleInForce } from "../../contract/order/quantity-rule"
import { ShopError } from "../../errors/shop-error"

/** The refusal of a rule whose maximum is below its first quantity; null where one may be ordered. */
export function ruleProblem(rule: ProductRule, shopMinimum: number): ShopError | null {
  const first = firstValidQuantity(ruleInForce(rule, shopMinimum))
  if (rule.maximum === null || rule.maximum >= first) return null
  return new ShopError("rule_allows_nothing", { facts: { first }, field: "maximum" })
}
