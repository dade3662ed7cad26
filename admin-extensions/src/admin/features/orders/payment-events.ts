import { useQuery } from "@tanstack/react-query"
import type { PaymentEvent } from "../../../../../backend/src/contract/order/payment-event"
import { sdk } from "../../platform/sdk"

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
