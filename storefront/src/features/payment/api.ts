import type { Order } from "@shop/contract/order/order"
import { paymentIntentSchema } from "@shop/contract/order/payment"
import { queryOptions, useMutation } from "@tanstack/react-query"
import { shownOrder, useInvalidateOrders } from "@/features/orders/api"
import { ApiError } from "@/platform/api/api-error"
import { callApi, callForData } from "@/platform/api/call-api"

type IntentRequest = { orderId: string; amount: number }

/**
 * POST /create-payment-intent as a query: the shop answers the live intent again where there is
 * one, and an effect that runs twice asks once. Forgotten as soon as the dialog closes.
 */
export function paymentIntentQuery({ orderId, amount }: IntentRequest) {
  return queryOptions({
    queryKey: ["payment-intent", orderId, amount],
    meta: { personal: true },
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
    // The shop has asked the provider twice already: the payer sees the error, and tries again by hand.
    retry: false,
    networkMode: "always",
    queryFn: async ({ signal }) => {
      const { body } = await callApi("/create-payment-intent", {
        method: "POST",
        body: { amount, orderId },
        read: paymentIntentSchema.parse,
        signal,
      })
      return body.clientSecret
    },
  })
}

type Paid = { orderId: string; transitionId: string }

const ATTEMPTS = 4

/** PUT /order/{id} { isPaid: true, transitionId }: the shop asks the provider itself. Throws ApiError. */
function markPaid({ orderId, transitionId }: Paid): Promise<Order> {
  return callForData(`/order/${encodeURIComponent(orderId)}`, {
    method: "PUT",
    body: { isPaid: true, transitionId },
    read: shownOrder.parse,
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
    onSettled: useInvalidateOrders(),
  })
}
