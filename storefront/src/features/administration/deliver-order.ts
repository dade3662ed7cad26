import { useMutation } from "@tanstack/react-query"
import { orderSchema, type Order } from "@shop/contract/order"
import { useOrdersChanged } from "@/features/orders/use-orders-changed"
import { callForData } from "@/platform/api/call-api"

/** PUT /order/{id} { isDeliver: true }. Throws ApiError. */
function deliverOrder(id: string): Promise<Order> {
  return callForData(`/order/${encodeURIComponent(id)}`, {
    method: "PUT",
    body: { isDeliver: true },
    read: orderSchema.parse,
  })
}

export function useDeliverOrder() {
  return useMutation({ mutationFn: deliverOrder, onSettled: useOrdersChanged() })
}
