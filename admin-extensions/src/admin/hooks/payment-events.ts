import { useQuery } from "@tanstack/react-query"
import { sdk } from "../lib/sdk"

export type PaymentEvent = {
  id: string
  type: string
  /** Major units. */
  amount: number | null
  currency_code: string | null
  detail: string | null
  outcome: string
  at: string
}

/** What the payment provider told of an order, the last first. */
export function usePaymentEvents(orderId: string) {
  return useQuery({
    queryKey: ["payment-events", orderId],
    queryFn: () =>
      sdk.client.fetch<{ payment_events: PaymentEvent[] }>(
        `/admin/orders/${orderId}/payment-events`,
      ),
  })
}
