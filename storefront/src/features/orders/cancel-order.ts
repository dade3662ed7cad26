import { useMutation } from "@tanstack/react-query"
import { callApi } from "@/platform/api/call-api"
import { useOrdersChanged } from "./use-orders-changed"

/** DELETE /order/{id}: cancels an unpaid order. Throws ApiError. */
async function cancelOrder(id: string): Promise<void> {
  await callApi(`/order/${encodeURIComponent(id)}`, { method: "DELETE" })
}

export function useCancelOrder() {
  // A refusal also tells that the list is out of date.
  return useMutation({ mutationFn: cancelOrder, onSettled: useOrdersChanged() })
}
