import { MedusaError, Modules } from "@medusajs/framework/utils"
import {
  createStep,
  createWorkflow,
  type StepExecutionContext,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { getSmallestUnit } from "@medusajs/payment-stripe/dist/utils/get-smallest-unit"
import { ShopError } from "../../../errors/shop-error"
import { readShopPayment } from "../../../queries/payment/shop-payment"
import type { SharedTransaction } from "../../transaction/in-one-transaction"
import { inOrderTransaction } from "../../transaction/in-order-transaction"
import { paymentJournal } from "../journal"
import { carryOutRefundStep } from "./carry-out-refund"

type RequestRefundInput = {
  payment_id: string
  /** Major units; without it all that is left. */
  amount?: number
  note?: string
  refund_reason_id?: string
  created_by?: string
}

/**
 * Writes down that money is to go back, before the provider hears of it. Errors (ShopError):
 * refund_in_progress, order_in_edit, refund_too_large.
 */
const requestRefundStep = createStep("request-refund", async (input: RequestRefundInput, step) => {
  const payment = await readShopPayment(step.container, input.payment_id)
  if (!payment) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such payment")
  const { order_id } = payment
  const request_id = await inOrderTransaction(step, order_id, (transaction) =>
    requestRefund(step, transaction, { input, order_id }),
  )
  return new StepResponse({ request_id })
})

type Wish = { input: RequestRefundInput; order_id: string }

async function requestRefund(
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

/**
 * Gives back a card payment or a part of it: written down, done by the provider, then booked.
 * Medusa's own refund is booked by what was read before it, so that two at once spoil the books.
 */
export const refundOrderPaymentWorkflow = createWorkflow(
  "refund-order-payment",
  (input: RequestRefundInput) => {
    const request = requestRefundStep(input)
    carryOutRefundStep(request)
    return new WorkflowResponse(request)
  },
)
