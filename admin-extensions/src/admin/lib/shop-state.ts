import type { HttpTypes } from "@medusajs/types"

export type ShopState = {
  paid: boolean
  /** The payment intent's id, as customers see it; empty while unpaid. */
  transactionId: string
  delivered: boolean
  cancelled: boolean
}

/** Where an order stands in the shop's words, read from Medusa's own records. */
export function shopState(order: HttpTypes.AdminOrder): ShopState {
  const payments = (order.payment_collections ?? []).flatMap(({ payments }) => payments ?? [])
  const captured = payments.find((payment) => payment.captured_at)
  const fulfilments = (order.fulfillments ?? []).filter(({ canceled_at }) => !canceled_at)
  const intent = captured?.data?.id
  return {
    paid: captured !== undefined,
    transactionId: typeof intent === "string" ? intent : "",
    delivered: fulfilments.length > 0 && fulfilments.every(({ delivered_at }) => delivered_at),
    cancelled: order.status === "canceled",
  }
}
