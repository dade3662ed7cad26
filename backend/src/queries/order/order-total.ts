import { MathBN } from "@medusajs/framework/utils"
import { amountOf } from "../database/amount"
import { paidAmount } from "../payment/paid-amount"
import { addedTaxOf } from "./lines/order-lines"
import type { OrderRow } from "./row/order-row"

type Placed = Pick<OrderRow, "items" | "added" | "total" | "credit_line_total" | "currency_code">

/** Amounts of an order as people are told of them, in major units. */
type OrderAmounts = {
  /** What the order came to when it was placed. */
  total: number
  /** What of it is tax on top of the lines' totals; 0 where their prices include it. */
  tax: number
  /** Another amount of the order, told in the same units. */
  told(amount: number): number
}

/**
 * Medusa takes from its `total` what was credited since, as each refund is. Where tax is added the
 * books have parts of a cent, which nobody pays: amounts are told as the provider rounds them.
 */
export function orderAmounts(order: Placed): OrderAmounts {
  const { currency_code, total, credit_line_total } = order
  const tax = addedTaxOf(order)
  const exact = MathBN.add(amountOf(total), amountOf(credit_line_total)).toNumber()
  const told = tax > 0 ? (amount: number) => paidAmount(amount, currency_code) : asItIs
  return { total: told(exact), tax: told(tax), told }
}

const asItIs = (amount: number) => amount
