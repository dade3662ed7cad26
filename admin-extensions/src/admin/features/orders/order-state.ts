import type { HttpTypes } from "@medusajs/types"

type Time = string | Date | null | undefined

/** Medusa's order with the fields that the widget asks for. */
export type AdminOrderRecord = Pick<HttpTypes.AdminOrder, "id" | "created_at" | "fulfillments"> & {
  canceled_at: Time
  /** What is left to pay; below 0 where too much was paid. */
  summary?: { pending_difference?: number } | null
  payment_collections: {
    payments?: {
      captured_at: Time
      amount: number
      data?: Record<string, unknown> | null
      refunds?: { amount: number; created_at: Time }[]
    }[]
  }[]
}

/** What happened to an order, or is yet to happen: without a time. */
export type Stop = {
  name: "placed" | "paid" | "delivered" | "cancelled" | "refunded"
  at: string | null
}

export type OrderState = {
  /** Money was taken and nothing is due, as /api/v1 has it. */
  paid: boolean
  /** The payment intent's id, as customers see it; empty while nothing was paid. */
  transactionId: string
  delivered: boolean
  cancelled: boolean
  /** In the order in which an order goes through them. */
  stops: Stop[]
  canDeliver: boolean
  /** What is paid is given back first. */
  canCancel: boolean
}

/**
 * The state of an order in the shop's terms, read from Medusa's own records; whether it is delivered,
 * the shop says.
 */
export function orderState(order: AdminOrderRecord, delivered: boolean): OrderState {
  const payments = order.payment_collections.flatMap((collection) => collection.payments ?? [])
  const captured = payments.find((payment) => payment.captured_at)
  const refunds = payments.flatMap((payment) => payment.refunds ?? [])
  const givenBack = refunds.reduce((sum, refund) => sum + refund.amount, 0)
  const fulfilments = (order.fulfillments ?? []).filter(({ canceled_at }) => !canceled_at)
  const arrived = fulfilments.filter(({ delivered_at }) => delivered_at)
  const cancelled = Boolean(order.canceled_at)
  const open = !cancelled && !delivered
  const intent = captured?.data?.id
  const due = cancelled ? 0 : (order.summary?.pending_difference ?? 0)
  const isPaid = captured !== undefined && due <= 0
  const paid: Stop = { name: "paid", at: isPaid ? iso(captured.captured_at) : null }
  const stops: Stop[] = [
    { name: "placed", at: iso(order.created_at) },
    ...(cancelled && !captured ? [] : [paid]),
    ...(cancelled
      ? [{ name: "cancelled" as const, at: iso(order.canceled_at) }]
      : [{ name: "delivered" as const, at: delivered ? lastOf(arrived) : null }]),
    ...(refunds.length > 0
      ? [{ name: "refunded" as const, at: iso(refunds.at(-1)?.created_at) }]
      : []),
  ]
  return {
    paid: isPaid,
    transactionId: typeof intent === "string" ? intent : "",
    delivered,
    cancelled,
    stops,
    canDeliver: open,
    canCancel: open && fulfilments.length === 0 && (!captured || givenBack >= captured.amount),
  }
}

function lastOf(arrived: readonly { delivered_at?: Time }[]): string | null {
  const times = arrived.map(({ delivered_at }) => iso(delivered_at) ?? "")
  return times.sort().at(-1) ?? null
}

function iso(time: Time): string | null {
  return time ? new Date(time).toISOString() : null
}
