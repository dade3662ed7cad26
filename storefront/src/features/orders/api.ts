import { useCallback } from "react"
import { type Order, orderSchema } from "@shop/contract/order/order"
import { orderLineSchema } from "@shop/contract/order/order-lines"
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query"
import { productKeys } from "@/features/products/api"
import { callApi, callForData } from "@/platform/api/call-api"
import { pagedQuery } from "@/platform/api/paged-query"
import { useOptimisticRow } from "@/platform/optimistic-row"

/** An order with what plugins declared of it and of its lines. */
export const shownOrder = orderSchema.extend({ lines: orderLineSchema.loose().array() }).loose()

export const orderKeys = {
  all: ["orders"] as const,
  mine: (email: string, cancelled: boolean) =>
    [...orderKeys.all, "mine", email.toLowerCase(), cancelled] as const,
  everybody: (found: FoundOrders) => [...orderKeys.all, "everybody", found] as const,
  order: (id: string) => [...orderKeys.all, "order", id] as const,
}

/** GET /orders/{email}, newest first; the cancelled ones where they are asked for. */
export function myOrdersQuery(email: string, cancelled: boolean) {
  return pagedQuery<Order>({
    queryKey: orderKeys.mine(email, cancelled),
    path: `/orders/${encodeURIComponent(email)}`,
    search: askedFor(cancelled),
    read: shownOrder.array().parse,
  })
}

/** What a list of everybody's orders is narrowed and widened by. */
type FoundOrders = { q: string; cancelled: boolean }

/** GET /orders: everybody's, newest first; the shop looks for `q` among all of them. */
export function allOrdersQuery({ q, cancelled }: FoundOrders) {
  return pagedQuery<Order>({
    queryKey: orderKeys.everybody({ q, cancelled }),
    path: "/orders",
    search: { q, ...askedFor(cancelled) },
    read: shownOrder.array().parse,
  })
}

const askedFor = (cancelled: boolean) => ({ cancelled: cancelled ? "true" : "" })

/** GET /order/{id}; a cancelled order still answers. */
export function orderQuery(id: string) {
  return queryOptions({
    queryKey: orderKeys.order(id),
    meta: { personal: true },
    queryFn: ({ signal }) =>
      callForData(`/order/${encodeURIComponent(id)}`, { read: shownOrder.parse, signal }),
  })
}

/** DELETE /order/{id}: cancels an unpaid order. Throws ApiError. */
async function cancelOrder(id: string): Promise<void> {
  await callApi(`/order/${encodeURIComponent(id)}`, { method: "DELETE" })
}

export function useCancelOrder() {
  return useOptimisticRow<Order>({
    change: cancelOrder,
    lists: orderKeys.all,
    becomes: () => null,
    refresh: useInvalidateOrders(),
  })
}

/** Has every list of orders, and the stock that they move, fetched anew. */
export function useInvalidateOrders(): () => Promise<void> {
  const queryClient = useQueryClient()
  return useCallback(async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: orderKeys.all }),
      queryClient.invalidateQueries({ queryKey: productKeys.all }),
    ])
  }, [queryClient])
}

/** PUT /order/{id} { isDeliver: true }. Throws ApiError. */
function deliverOrder(id: string): Promise<Order> {
  return callForData(`/order/${encodeURIComponent(id)}`, {
    method: "PUT",
    body: { isDeliver: true },
    read: shownOrder.parse,
  })
}

type Shipped = { orderId: string; shipmentId: string }

/** DELETE /order/{id}/shipments/{shipment_id}: its pieces are open again. Throws ApiError. */
function takeBackShipment({ orderId, shipmentId }: Shipped): Promise<Order> {
  const path = `/order/${encodeURIComponent(orderId)}/shipments/${encodeURIComponent(shipmentId)}`
  return callForData(path, { method: "DELETE", read: shownOrder.parse })
}

export function useTakeBackShipment() {
  // After a refusal, too: the order is another then than was shown.
  return useMutation({ mutationFn: takeBackShipment, onSettled: useInvalidateOrders() })
}

export function useDeliverOrder() {
  return useOptimisticRow<Order>({
    change: deliverOrder,
    lists: orderKeys.all,
    becomes: (order) => ({ ...order, isDeliver: true }),
    refresh: useInvalidateOrders(),
  })
}
