import { queryOptions } from "@tanstack/react-query"
import { paymentIntentSchema } from "@shop/contract/order/payment"
import { callApi } from "@/platform/api/call-api"

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
    // The shop has asked the provider twice already: the payer is told, and tries again by hand.
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
