import { Modules } from "@medusajs/framework/utils"
import type { StepExecutionContext } from "@medusajs/framework/workflows-sdk"
import { getSmallestUnit } from "@medusajs/payment-stripe/dist/utils/get-smallest-unit"
import { ShopError } from "../../../errors/shop-error"
import type { SharedTransaction } from "../../transaction/in-one-transaction"
import { paymentJournal } from "../journal"

export type RequestRefundInput = {
  /** The request's own; made where there is none. */
  id?: string
  payment_id: string
  /** Major units; without it all that is left. */
  amount?: number
  note?: string
  refund_reason_id?: string
  created_by?: string
}

type Wish = { input: RequestRefundInput; order_id: string }

/**
 * Writes down, in the transaction that holds the order, that money of a payment is to go back; answers
 * the request's id. Throws ShopError refund_in_progress, order_in_edit, refund_too_large.
 */
export async function requestRefund(
  { container }: StepExecutionContext,
  transaction: SharedTransaction,
  { input, order_id }: Wish,
): Promise<string> {
  const { within } = transaction
  const { payment_id, ...rest } = input
  const changes = await within(container.resolve(Modules.ORDER), (orders, context) =>
    orders.listOrderChanges({ order_id, status: ["pending", "requested"] }, {}, context),
  )
  if (changes.length > 0) throw new ShopError("order_in_edit")
  const open = await within(paymentJournal(container), (journal, context) =>
    journal.listRefundRequests({ payment_id, status: "open" }, {}, context),
  )
  if (open.length > 0) throw new ShopError("refund_in_progress")
  const payment = await within(container.resolve(Modules.PAYMENT), (payments, context) =>
    payments.retrievePayment(payment_id, { relations: ["captures", "refunds"] }, context),
  )
  const left = sum(payment.captures) - sum(payment.refunds)
  const amount = input.amount ?? left
  const smallest = getSmallestUnit(amount, payment.currency_code)
  if (smallest < 1 || smallest > getSmallestUnit(left, payment.currency_code)) {
    throw new ShopError("refund_too_large")
  }
  const [request] = await within(paymentJournal(container), (journal, context) =>
    journal.createRefundRequests(
      [{ ...rest, payment_id, order_id, amount, status: "open" }],
      context,
    ),
  )
  return request?.id ?? ""
}

function sum(rows: { amount: unknown }[] = []): number {
  return rows.reduce((total, { amount }) => total + Number(amount), 0)
}
