import { firstValidQuantity, ruleInForce } from "../../../contract/order/quantity-rule"
import type { Rung } from "../../../contract/product/price-ladder"
import type { QuantityRuleRecord } from "../sellable"

/** As SQL tells it: null from where on no price is for so many pieces. */
export type Step = { from: number; unitPrice: number | null }

type Priced = {
  steps: readonly Step[]
  /** The first quantity that can be ordered and has a price; else the first that has one. */
  first: number
  rule: QuantityRuleRecord | null
  shopMinimum: number
}

/**
 * The prices around the first quantity that has one, up to the next gap, and the rule narrowed to
 * them: what has no price cannot be ordered, so below and above a gap the rule says no. Nearly all
 * parts have a price for each quantity and are left as they are.
 */
export function pricedRange({ steps, first, rule, shopMinimum }: Priced): {
  rungs: Rung[]
  rule: QuantityRuleRecord | null
} {
  if (steps.every(isPriced)) return { rungs: [...steps], rule }
  const begin = steps.findLastIndex(({ from, unitPrice }) => from <= first && unitPrice === null)
  const after = steps.slice(begin + 1)
  const end = after.findIndex((step) => !isPriced(step))
  const rungs = (end === -1 ? after : after.slice(0, end)).filter(isPriced)
  const last = end === -1 ? null : (after[end]?.from ?? 1) - 1
  const own = firstValidQuantity(ruleInForce(rule, shopMinimum))
  const least = Math.max(own, rungs[0]?.from ?? own)
  const most = [rule?.maximum, last].filter((limit) => typeof limit === "number")
  return {
    rungs,
    rule: {
      minimum: least > own ? least : (rule?.minimum ?? null),
      multiple: rule?.multiple ?? null,
      maximum: most.length > 0 ? Math.min(...most) : null,
    },
  }
}

function isPriced(step: Step): step is Rung {
  return step.unitPrice !== null
}
