import type { MedusaContainer, OrderDTO, PaymentDTO } from "@medusajs/framework/types"
import {
  MathBN,
  MedusaError,
  Modules,
  OrderChangeType,
  PaymentEvents,
} from "@medusajs/framework/utils"
import type { StepExecutionContext } from "@medusajs/framework/workflows-sdk"
import {
  getAmountFromSmallestUnit,
  getSmallestUnit,
} from "@medusajs/payment-stripe/dist/utils/get-smallest-unit"
import { recordChanges } from "../../audit/record-changes"
import type { SharedTransaction } from "../../transaction/in-one-transaction"
import { inOrderTransaction } from "../../transaction/in-order-transaction"
import { isKnownEvent, recordEvent } from "../journal"
import { paymentWriter } from "../provider/payment-writer"
import { stripeProvider } from "../provider/stripe-provider"
import type { ProviderEvent } from "../webhook/provider-event"
import { closeRefundRequest, type RefundRequest } from "./refund-requests"

export type RefundsToBook = {
  payment: { id: string; data: Record<string, unknown> }
  order_id: string
  /** What was asked for, where the shop itself asked. */
  request?: RefundRequest
  /** What told of it, written down with it. */
  event?: ProviderEvent
}

/**
 * Books what the provider has given back of a payment beyond what is booked, in one transaction
 * under the order's row: it does not matter who asked for a refund, who tells of it, in what order
 * and how often. The provider is asked before.
 */
export async function bookRefunds(step: StepExecutionContext, to: RefundsToBook): Promise<void> {
  const { container } = step
  const { refunded } = await stripeProvider(container).readPayment(to.payment.data)
  const booked = await inOrderTransaction(step, to.order_id, async (transaction) => {
    if (to.event && (await isKnownEvent(transaction, to.event.event_id))) return false
    const audited = { kind: "order", ids: [to.order_id], action: "refunded" } as const
    const { result: isNew } = await recordChanges(step, [transaction, audited], () =>
      bookDifference(container, transaction, { ...to, refunded }),
    )
    if (to.request) await closeRefundRequest(transaction, to.request.id, "booked")
    if (to.event) {
      const { event, order_id } = to
      await recordEvent(container, transaction, { event, order_id, outcome: "refunded" })
    }
    return isNew
  })
  if (!booked) return
  const data = { id: to.payment.id }
  await container.resolve(Modules.EVENT_BUS).emit({ name: PaymentEvents.REFUNDED, data })
}

/** `refunded`: all that the provider has given back, in the smallest unit. */
type Difference = RefundsToBook & { refunded: number }

async function bookDifference(
  container: MedusaContainer,
  transaction: SharedTransaction,
  { payment: { id }, order_id, request, refunded }: Difference,
): Promise<boolean> {
  const { within } = transaction
  const payments = container.resolve(Modules.PAYMENT)
  const payment = await within(payments, (service, context) =>
    service.retrievePayment(id, { relations: ["refunds"] }, context),
  )
  const currency = payment.currency_code
  const before = (payment.refunds ?? []).reduce((sum, { amount }) => sum + Number(amount), 0)
  const rest = refunded - getSmallestUnit(before, currency)
  if (rest <= 0) return false
  const amount = Number(getAmountFromSmallestUnit(rest, currency))
  const refund = await within(payments, async (service, context) => {
    const written = await paymentWriter(service).refundPayment_(
      { id, currency_code: currency, amount: Number(payment.amount) },
      { payment_id: id, amount, ...reasonOf(request) },
      context,
    )
    await paymentWriter(service).maybeUpdatePaymentCollection_(collectionOf(payment), context)
    return written
  })
  await bookInOrder(container, transaction, { order_id, payment, refund_id: refund.id, amount })
  return true
}

function reasonOf(request: RefundRequest | undefined) {
  if (!request) return { note: "Refunded at the payment provider" }
  const { note, refund_reason_id, created_by } = request
  return {
    ...(note && { note }),
    ...(refund_reason_id && { refund_reason_id }),
    ...(created_by && { created_by }),
  }
}

type OrderEntry = { order_id: string; payment: PaymentDTO; refund_id: string; amount: number }

/**
 * The order's transaction and, as Medusa's refund does, a credit line over what went back beyond
 * what was overpaid: without it the customer would owe the refunded money again.
 */
async function bookInOrder(
  container: MedusaContainer,
  { within }: SharedTransaction,
  { order_id, payment, refund_id, amount }: OrderEntry,
): Promise<void> {
  const orders = container.resolve(Modules.ORDER)
  const order = await within(orders, (service, context) =>
    service.retrieveOrder(order_id, { relations: ["summary"] }, context),
  )
  const { currency_code } = payment
  const entry = { order_id, currency_code, reference: "refund", reference_id: refund_id }
  await within(orders, (service, context) =>
    service.addOrderTransactions([{ ...entry, amount: -amount }], context),
  )
  const credit = creditOf(order, amount)
  if (credit <= 0) return
  const change = await within(orders, (service, context) =>
    service.createOrderChange({ order_id, change_type: OrderChangeType.CREDIT_LINE }, context),
  )
  const action = { order_id, order_change_id: change.id, version: change.version }
  const line = {
    amount: credit,
    reference: "payment_collection",
    reference_id: collectionOf(payment),
  }
  await within(orders, (service, context) =>
    service.addOrderAction({ ...action, ...line, action: "CREDIT_LINE_ADD" }, context),
  )
  // A call of its own for each: one that has read a change before does not see its actions.
  await within(orders, (service, context) => service.confirmOrderChange(change.id, context))
}

/** Major units. A cancelled order is owed nothing: Medusa writes it no credit lines. */
function creditOf({ status, summary }: OrderDTO, amount: number): number {
  if (status === "canceled") return 0
  const pending = summary?.pending_difference ?? 0
  return MathBN.lt(pending, 0) ? MathBN.add(amount, pending).toNumber() : amount
}

function collectionOf({ id, payment_collection_id }: PaymentDTO): string {
  if (payment_collection_id) return payment_collection_id
  throw new MedusaError(MedusaError.Types.UNEXPECTED_STATE, `Payment ${id} has no collection`)
}
