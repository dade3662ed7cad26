/** How many pieces one order of a part may hold. */
export type QuantityRule = { minimum: number; multiple: number; maximum: number | null }

type ProductRule = {
  minimum: number | null
  maximum: number | null
  multiple: number | null
} | null

export type QuantityProblem =
  | { code: "out_of_stock"; nearest: number[] }
  | { code: "below_minimum"; nearest: number[] }
  | { code: "invalid_quantity"; nearest: number[] }

/** The rule in force for a product: its own where it has one, else the shop-wide minimum. */
export function ruleInForce(rule: ProductRule, shopMinimum: number): QuantityRule {
  return {
    minimum: Math.max(rule?.minimum ?? shopMinimum, 1),
    multiple: rule?.multiple ?? 1,
    maximum: rule?.maximum ?? null,
  }
}

/** The smallest quantity that can be ordered: 60 for a minimum of 50 in cartons of 12. */
export function firstValidQuantity({ minimum, multiple }: QuantityRule): number {
  return Math.ceil(minimum / multiple) * multiple
}

/**
 * Why `quantity` cannot be ordered, or null when it can. Stock is checked before the minimum.
 * `nearest` names the closest quantities that would do, smallest first; it is empty where none is.
 */
export function checkQuantity(
  quantity: number,
  { rule, available }: { rule: QuantityRule; available: number },
): QuantityProblem | null {
  const nearest = nearestQuantities(quantity, { rule, available })
  if (quantity > available) return { code: "out_of_stock", nearest }
  if (quantity < rule.minimum) return { code: "below_minimum", nearest }
  if (quantity % rule.multiple !== 0 || quantity > (rule.maximum ?? quantity)) {
    return { code: "invalid_quantity", nearest }
  }
  return null
}

function nearestQuantities(
  quantity: number,
  { rule, available }: { rule: QuantityRule; available: number },
): number[] {
  const first = firstValidQuantity(rule)
  const ceiling = Math.min(available, rule.maximum ?? available)
  const last = Math.floor(ceiling / rule.multiple) * rule.multiple
  if (last < first) return []
  const below = Math.floor(quantity / rule.multiple) * rule.multiple
  const candidates = [below, below + rule.multiple].map((candidate) =>
    Math.min(Math.max(candidate, first), last),
  )
  return [...new Set(candidates)].sort((a, b) => a - b)
}
