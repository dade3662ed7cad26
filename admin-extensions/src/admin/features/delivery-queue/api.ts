import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import type {
  DeliveredTogether,
  DeliverTogether,
  DeliveryQueue,
  DeliveryQueueQuery,
} from "../../../../../backend/src/contract/staff/delivery-queue"
import type { Waiting } from "../../../../../backend/src/contract/staff/admin-overview"
import { sdk } from "../../platform/sdk"

const QUEUE = ["delivery-queue"]

/** A page of what waits; the former one stays until it is there. */
export function useDeliveryQueue(query: Partial<DeliveryQueueQuery>) {
  return useQuery({
    queryKey: [...QUEUE, query],
    queryFn: () => sdk.client.fetch<DeliveryQueue>("/admin/delivery-queue", { query }),
    placeholderData: keepPreviousData,
  })
}

/** Delivers several orders; each answers for itself. */
export function useDelivery() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: DeliverTogether) =>
      sdk.client.fetch<DeliveredTogether>("/admin/delivery-queue/deliver", {
        method: "POST",
        body,
      }),
    // Orders, stock and figures: some of them may be delivered where the call itself failed.
    onSettled: () => client.invalidateQueries(),
  })
}

/** What else waits; asked for anew with whatever changes. */
export function useWaiting() {
  return useQuery({
    queryKey: ["overview", "waiting"],
    queryFn: () => sdk.client.fetch<{ waiting: Waiting }>("/admin/overview/waiting"),
  })
}

type Place = { id: string; name: string }

/** The shop's locations, for the filter. */
export function useLocations() {
  return useQuery({
    queryKey: ["shop-locations"],
    queryFn: () =>
      sdk.client.fetch<{ stock_locations: Place[] }>("/admin/stock-locations", {
        query: { fields: "id,name", limit: 100 },
      }),
  })
}
