import { orderSchema, type Order } from "@shop/contract/order/order"
import { orderKeys } from "@/features/orders/order-keys"
import { useOrdersChanged } from "@/features/orders/use-orders-changed"
import { callForData } from "@/platform/api/call-api"
import { useOptimisticRow } from "@/platform/optimistic-row"

/** PUT /order/{id} { isDeliver: true }. Throws ApiError. */
function deliverOrder(id: string): Promise<Order> {
  return callForData(`/order/${encodeURIComponent(id)}`, {
    method: "PUT",
    body: { isDeliver: true },
    read: orderSchema.parse,
  })
}

export function useDeliverOrder() {
  return useOptimisticRow<Order>({
    change: deliverOrder,
    lists: orderKeys.all,
    becomes: (order) => ({ ...order, isDeliver: true }),
    refresh: useOrdersChanged(),
  })
}
