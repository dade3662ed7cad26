import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import type { OrderNote, WriteNote } from "../../../../../backend/src/contract/order/order-note"
import { sdk } from "../../platform/sdk"
import { AUDIT_TRAIL_KEY } from "../audit/api"

type Answer = { notes: OrderNote[] }

const keyOf = (orderId: string) => ["order-notes", orderId]
const pathOf = (orderId: string) => `/admin/orders/${orderId}/notes`

/** What staff wrote to an order, the last first. */
export function useOrderNotes(orderId: string) {
  return useQuery({
    queryKey: keyOf(orderId),
    queryFn: () => sdk.client.fetch<Answer>(pathOf(orderId)),
  })
}

export function useWriteNote(orderId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: WriteNote) =>
      sdk.client.fetch<Answer>(pathOf(orderId), { method: "POST", body }),
    onSuccess: (answer) => {
      client.setQueryData(keyOf(orderId), answer)
      return client.invalidateQueries({ queryKey: AUDIT_TRAIL_KEY })
    },
  })
}
