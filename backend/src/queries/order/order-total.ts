import { MathBN } from "@medusajs/framework/utils"
import { amountOf } from "../database/amount"

/**
 * What an order came to when it was placed, in major units. Medusa takes from its `total` what was
 * credited since, as each refund is.
 */
export function totalAsPlaced(order: { total: unknown; credit_line_total: unknown }): number {
  return MathBN.add(amountOf(order.total), amountOf(order.credit_line_total)).toNumber()
}
