import type { Order } from "@shop/contract/order/order"
import { callApi } from "@/platform/api/call-api"
import { useOptimisticRow } from "@/platform/optimistic-row"
import { orderKeys } from "./order-keys"
import { useOrdersChanged } from "./use-orders-changed"

/** DELETE /order/{id}: cancels an unpaid order. Throws ApiError. */
async function cancelOrder(id: string): Promise<void> {
  await callApi(`/order/${encodeURIComponent(id)}`, { method: "DELETE" })
}

export function useCancelOrder() {
  return useOptimisticRow<Order>({
    change: cancelOrder,
    lists: orderKeys.all,
    becomes: () => null,
    refresh: useOrdersChanged(),
  })
}
