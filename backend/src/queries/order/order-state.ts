import { MathBN } from "@medusajs/framework/utils"
import { amountOf } from "../database/amount"
import { openPieces } from "./lines/open-pieces"
import type { OrderRow } from "./row/order-row"

/** An order's state in the words of order-facts, read from Medusa's own payments and fulfilments. */
export type OrderState = {
  isPaid: boolean
  /** When the last payment for it was taken; null while it is unpaid. */
  paidAt: string | null
  /** The provider's id of the first payment that was taken. */
  transitionId: string
  /** Major units that are left to pay. */
  due: number
  /** Major units given back; 0 while nothing was. */
  refunded: number
  /** When something was given back last. */
  refundedAt: string | null
  isDeliver: boolean
  deliveredAt: string | null
  cancelledAt: string | null
}

export function orderState(order: OrderRow): OrderState {
  const payments = order.payment_collections.flatMap((collection) => collection.payments ?? [])
  const captured = payments
    .filter(({ captured_at }) => captured_at)
    .sort((one, other) => timeOf(one.captured_at) - timeOf(other.captured_at))
  const due = dueOf(order)
  const isPaid = captured.length > 0 && due === 0
  const fulfilments = order.fulfillments.filter((fulfilment) => !fulfilment.canceled_at)
  const isDeliver =
    fulfilments.length > 0 &&
    fulfilments.every((fulfilment) => fulfilment.delivered_at) &&
    order.items.every((item) => openPieces(item) === 0)
  const refunds = payments.flatMap((payment) => payment.refunds ?? [])
  return {
    isPaid,
    paidAt: isPaid ? isoTime(captured.at(-1)?.captured_at) : null,
    transitionId: captured[0]?.data?.id ?? "",
    due,
    refunded: refunds.reduce((sum, refund) => sum + Number(refund.amount), 0),
    refundedAt: lastOf(refunds.map(({ created_at }) => created_at)),
    isDeliver,
    deliveredAt: isDeliver ? lastOf(fulfilments.map(({ delivered_at }) => delivered_at)) : null,
    cancelledAt: isoTime(order.canceled_at),
  }
}

/** Medusa's graph takes from what is due what is asked back, which its books do once it has arrived. */
function dueOf({ canceled_at, summary, items }: DueFacts): number {
  if (canceled_at) return 0
  const asked = items.map(({ return_requested_total }) => amountOf(return_requested_total))
  const due = MathBN.sum(summary?.pending_difference ?? 0, ...asked)
  return MathBN.max(due, 0).toNumber()
}

type DueFacts = Pick<OrderRow, "canceled_at" | "summary" | "items">

function lastOf(times: (string | Date | null)[]): string | null {
  return times.map(isoTime).sort().at(-1) ?? null
}

function timeOf(time: string | Date | null): number {
  return new Date(time ?? 0).getTime()
}

export function isoTime(time: string | Date | null | undefined): string | null {
  return time ? new Date(time).toISOString() : null
}
