import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import type { HttpTypes } from "@medusajs/types"
import type { PaymentEvent } from "../../../../../backend/src/contract/order/payment-event"
import type { StaffShipments } from "../../../../../backend/src/contract/staff/staff-shipments"
import { sdk } from "../../platform/sdk"
import { orderState, type AdminOrderRecord } from "./order-state"

const FIELDS = [
  "created_at",
  "canceled_at",
  "summary",
  "fulfillments.*",
  "payment_collections.id",
  "payment_collections.payments.*",
  "payment_collections.payments.refunds.*",
].join(",")

type ShownOrder = Pick<
  HttpTypes.AdminOrder,
  "id" | "version" | "status" | "payment_status" | "fulfillment_status"
>

/** The state of an order, asked for anew whenever Medusa's page shows that it changed. */
export function useOrderState(shown: ShownOrder) {
  const { id, version, status, payment_status, fulfillment_status } = shown
  return useQuery({
    queryKey: ["shop-state", id, version, status, payment_status, fulfillment_status],
    queryFn: async () => {
      const query = { fields: FIELDS }
      const path = `/admin/orders/${id}`
      const [{ order }, { is_delivered }] = await Promise.all([
        sdk.client.fetch<{ order: AdminOrderRecord }>(path, { query }),
        sdk.client.fetch<StaffShipments>(`${path}/shipments`),
      ])
      return orderState(order, is_delivered)
    },
  })
}

export type OrderAction = "deliver" | "cancel"

/** Delivers or cancels an order by the shop's rule. */
export function useOrderAction(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (action: OrderAction) =>
      sdk.client.fetch(`/admin/orders/${id}/${action}`, { method: "POST", body: {} }),
    // Also after a refusal, since the order is then another than was shown; stock changes with it.
    onSettled: () => client.invalidateQueries(),
  })
}

/** What the payment provider reported of an order, the last first. */
export function usePaymentEvents(orderId: string) {
  return useQuery({
    queryKey: ["payment-events", orderId],
    queryFn: () =>
      sdk.client.fetch<{ payment_events: PaymentEvent[] }>(
        `/admin/orders/${orderId}/payment-events`,
      ),
  })
}
