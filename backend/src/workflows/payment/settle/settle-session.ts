import { ShopError } from "../../../errors/shop-error"
import { Modules, PaymentEvents } from "@medusajs/framework/utils"
import {
  createStep,
  StepResponse,
  type StepExecutionContext,
} from "@medusajs/framework/workflows-sdk"
import { recordChanges } from "../../audit/record-changes"
import { tellForGood } from "../../plugin-handlers/run-handlers"
import { inOneTransaction, type SharedTransaction } from "../../transaction/in-one-transaction"
import { inOrderTransaction } from "../../transaction/in-order-transaction"
import { bookPayment } from "./book-payment"
import { verifyWithProvider } from "./verify-with-provider"
import { isKnownEvent, recordEvent } from "../journal"
import type { ProviderEvent } from "../webhook/provider-event"
import { requestLateRefund } from "../refund/refund-requests"
import { isBooked, readSettlement, type Settlement } from "../../../queries/payment/settlement"

export type SettleSessionInput = {
  session_id: string
  /** The smallest units that a payer says to have paid; the provider must have received them. */
  at_least?: number
  /** What told of the payment, written down with it. */
  event?: ProviderEvent
}

/**
 * Books a session's payment in one transaction under the order's row, whatever told of it. The
 * provider is asked before: no row is held while it is waited for. Nothing to compensate: the
 * provider has the money, whatever becomes of the call.
 */
export const settleSessionStep = createStep(
  "settle-session",
  async ({ session_id, at_least, event }: SettleSessionInput, step) => {
    const settlement = await readSettlement(step.container, session_id)
    if (!settlement) throw new ShopError("payment_not_for_order")
    const confirmed = isBooked(settlement)
      ? null
      : await verifyWithProvider(step.container, settlement, at_least)
    const write = (transaction: SharedTransaction) =>
      settle(step, transaction, { settlement, confirmed, ...(event && { event }) })
    const settled = settlement.order
      ? await settleOrder(step, settlement.order.id, write)
      : await inOneTransaction(step, write)
    if (settled.paid_now) {
      // Not held back with the workflow's events: what is booked stays so, though a later step fail.
      const data = { id: settled.paid_now }
      await step.container.resolve(Modules.EVENT_BUS).emit({ name: PaymentEvents.CAPTURED, data })
      await tellPlugins(step, { order_id: settlement.order?.id, payment_id: settled.paid_now })
    }
    return new StepResponse({ refund_request_id: settled.refund_request_id })
  },
)

/** A cart's payment comes before its order: plugins are told of orders. */
async function tellPlugins(
  { container }: StepExecutionContext,
  { order_id, payment_id }: { order_id: string | undefined; payment_id: string },
): Promise<void> {
  if (order_id) await tellForGood(container, "payOrder.paid", () => ({ order_id, payment_id }))
}

async function settleOrder(
  step: StepExecutionContext,
  order_id: string,
  write: (transaction: SharedTransaction) => Promise<Settled>,
): Promise<Settled> {
  const audited = { kind: "order", ids: [order_id], action: "paid" } as const
  const { result } = await inOrderTransaction(step, order_id, (transaction) =>
    recordChanges(step, [transaction, audited], () => write(transaction)),
  )
  return result
}

type Verified = {
  settlement: Settlement
  confirmed: Record<string, unknown> | null
  event?: ProviderEvent
}
type Settled = { paid_now: string | null; refund_request_id: string | null }

async function settle(
  { container }: StepExecutionContext,
  transaction: SharedTransaction,
  { settlement: { session, order }, confirmed, event }: Verified,
): Promise<Settled> {
  const order_id = order?.id ?? null
  if (!order_id) await lockCollection(transaction, session.payment_collection_id)
  const isUnknown = event !== undefined && !(await isKnownEvent(transaction, event.event_id))
  const booking = { session_id: session.id, order_id, confirmed }
  const { payment_id, amount, isNew } = await bookPayment(container, transaction, booking)
  const refund_request_id = order_id
    ? await requestLateRefund(container, transaction, { order_id, payment_id, amount })
    : null
  if (isUnknown) await recordEvent(container, transaction, { event, order_id, outcome: "paid" })
  return { paid_now: isNew ? payment_id : null, refund_request_id }
}

/** A cart's payment has no order to wait for. */
async function lockCollection({ database }: SharedTransaction, id: string): Promise<void> {
  await database.raw("select id from payment_collection where id = ? for no key update", [id])
}
