import { useMutation } from "@tanstack/react-query"
import { orderSchema, type Order } from "@shop/contract/order/order"
import { useOrdersChanged } from "@/features/orders/use-orders-changed"
import { ApiError } from "@/platform/api/api-error"
import { callForData } from "@/platform/api/call-api"

type Paid = { orderId: string; transitionId: string }

const ATTEMPTS = 4

/** PUT /order/{id} { isPaid: true, transitionId }: the shop asks the provider itself. Throws ApiError. */
function markPaid({ orderId, transitionId }: Paid): Promise<Order> {
  return callForData(`/order/${encodeURIComponent(orderId)}`, {
    method: "PUT",
    body: { isPaid: true, transitionId },
    read: orderSchema.parse,
  })
}

/** Tries again by itself: the card is charged already, and saying so twice is harmless. */
export function useMarkPaid() {
  return useMutation({
    mutationFn: markPaid,
    retry: (failures, error) =>
      failures + 1 < ATTEMPTS &&
      error instanceof ApiError &&
      (error.status === 0 || error.status >= 500),
    onSettled: useOrdersChanged(),
  })
}
