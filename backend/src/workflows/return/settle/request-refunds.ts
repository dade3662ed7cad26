import { MathBN } from "@medusajs/framework/utils"
import type { StepExecutionContext } from "@medusajs/framework/workflows-sdk"
import { paidAmount } from "../../../queries/payment/paid-amount"
import type { RefundablePayment } from "../../../queries/payment/refundable-payments"
import type { HeldReturn } from "../../../queries/return/held-return"
import { returnNumber } from "../../../queries/return/returns"
import { requestRefund } from "../../payment/refund/request-refund"
import type { SharedTransaction } from "../../transaction/in-one-transaction"

type Wanted = {
  held: HeldReturn
  /** Oldest first. */
  payments: readonly RefundablePayment[]
  /** Major units. */
  amount: number
  created_by: string
}

/**
 * Writes down what is to go back for a return: of the order's first payment, and of the next where that
 * has too little left. What another provider took is staff's to give back in Medusa Admin: the order's
 * books say that it is owed. Answers the requests' ids. Throws what requestRefund throws.
 */
export async function requestRefunds(
  step: StepExecutionContext,
  transaction: SharedTransaction,
  { held, payments, amount, created_by }: Wanted,
): Promise<string[]> {
  const ids: string[] = []
  let wanted = amount
  for (const { id: payment_id, left, currency_code } of payments) {
    const share = Math.min(wanted, paidAmount(left, currency_code))
    if (share <= 0) continue
    const note = `Return ${returnNumber(held)}`
    const input = { payment_id, amount: share, note, created_by }
    const { order_id } = held
    ids.push(await requestRefund(step, transaction, { input, order_id }))
    wanted = MathBN.sub(wanted, share).toNumber()
  }
  return ids
}
