import { type Order, orderSchema } from "@shop/contract/order/order"
import { useMutation } from "@tanstack/react-query"
import { useInvalidateOrders } from "@/features/orders/api"
import { callForData } from "@/platform/api/call-api"
import type { OrderExtras } from "@/platform/slots/order-input"

export type Purchase = {
  name: string
  email: string
  productName: string
  productId: string
  qty: number
  /** Major units for one piece, as the buyer saw it. */
  price: number
  total: string
  phone: string
  address: string
} & OrderExtras["body"]

type PlaceOrderInput = { purchase: Purchase; idempotencyKey: string }

/** POST /orders; the same key never places a second order. Throws ApiError. */
function placeOrder({ purchase, idempotencyKey }: PlaceOrderInput): Promise<Order> {
  return callForData("/orders", {
    method: "POST",
    headers: { "Idempotency-Key": idempotencyKey },
    body: { ...purchase, isDeliver: false, isPaid: false },
    read: orderSchema.parse,
  })
}

export function usePlaceOrder() {
  return useMutation({ mutationFn: placeOrder, onSettled: useInvalidateOrders() })
}
