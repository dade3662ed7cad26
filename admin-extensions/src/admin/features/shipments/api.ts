import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import type { ShipOrder } from "../../../../../backend/src/contract/order/shipments"
import type { StaffShipments } from "../../../../../backend/src/contract/staff/staff-shipments"
import { sdk } from "../../platform/sdk"

const pathOf = (orderId: string) => `/admin/orders/${orderId}/shipments`

/** What of an order can be sent and what was; `seen` is what of the order has it asked for anew. */
export function useOrderShipments(orderId: string, seen: readonly unknown[]) {
  return useQuery({
    queryKey: ["order-shipments", orderId, ...seen],
    queryFn: () => sdk.client.fetch<StaffShipments>(pathOf(orderId)),
  })
}

type Sent = { body: ShipOrder; key: string }

/** Sends pieces; the same key sends them once. */
export function useShip(orderId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ body, key }: Sent) =>
      sdk.client.fetch<StaffShipments>(pathOf(orderId), {
        method: "POST",
        body,
        headers: { "idempotency-key": key },
      }),
    // Also after a refusal, since the order is then another than was shown; stock changes with it.
    onSettled: () => client.invalidateQueries(),
  })
}

/** Takes a shipment back. */
export function useTakeBack(orderId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) =>
      sdk.client.fetch<StaffShipments>(`${pathOf(orderId)}/${id}`, { method: "DELETE" }),
    onSettled: () => client.invalidateQueries(),
  })
}

type Papers = { kind: "slip" | "pick"; orders: readonly string[]; shipment?: string }

/** Where papers to print are; they open beside Medusa Admin. */
export function papersAddress({ kind, orders, shipment }: Papers): string {
  const query = new URLSearchParams({ kind, orders: orders.join(",") })
  if (shipment) query.set("shipment", shipment)
  return `/admin/delivery-papers?${query.toString()}`
}
