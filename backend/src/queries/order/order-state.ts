import type { OrderRow } from "./orders"

/** Where an order stands, read from Medusa's own payments and fulfilments. */
export type OrderState = {
  isPaid: boolean
  paidAt: string | null
  transitionId: string
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
  const captured = payments.find((payment) => payment.captured_at)
  const fulfilments = order.fulfillments.filter((fulfilment) => !fulfilment.canceled_at)
  const delivered =
    fulfilments.length > 0 && fulfilments.every((fulfilment) => fulfilment.delivered_at)
  const refunds = payments.flatMap((payment) => payment.refunds ?? [])
  return {
    isPaid: captured !== undefined,
    paidAt: isoTime(captured?.captured_at),
    transitionId: captured?.data?.id ?? "",
    refunded: refunds.reduce((sum, refund) => sum + Number(refund.amount), 0),
    refundedAt:
      refunds
        .map(({ created_at }) => isoTime(created_at))
        .sort()
        .at(-1) ?? null,
    isDeliver: delivered,
    deliveredAt: delivered ? isoTime(fulfilments[0]?.delivered_at) : null,
    cancelledAt: isoTime(order.canceled_at),
  }
}

export function isoTime(time: string | Date | null | undefined): string | null {
  return time ? new Date(time).toISOString() : null
}
