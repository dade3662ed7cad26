import type { MedusaContainer } from "@medusajs/framework/types"
import { checkQuantity, type QuantityRule } from "../../contract/order/quantity-rule"
import { readAvailable } from "../../queries/order/available"
import type { NewOrder } from "./new-order"
import { quantityRefusal } from "./quantity-refusal"

/**
 * Throws ShopError `out_of_stock`, which names the quantities that would do, where an order's pieces
 * are gone at this moment.
 */
export async function refuseShortStock(
  container: MedusaContainer,
  { line: { quantity }, stock }: NewOrder,
  rule: QuantityRule,
): Promise<void> {
  const available = await readAvailable(container, stock)
  const problem = checkQuantity(quantity, { rule, available })
  if (problem) throw quantityRefusal(problem, rule.minimum)
}
