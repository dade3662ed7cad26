import type { OrderNote, WriteNote } from "@shop/contract/order/order-note"
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query"
import { callForData } from "@/platform/api/call-api"
import { orderKeys } from "./api"

const notesPath = (orderId: string) => `/order/${encodeURIComponent(orderId)}/notes`

/** GET /order/{id}/notes: what staff wrote to an order, as far as it is for the reader. */
export function orderNotesQuery(orderId: string) {
  return queryOptions({
    queryKey: [...orderKeys.order(orderId), "notes"],
    meta: { personal: true },
    queryFn: ({ signal }) => callForData<OrderNote[]>(notesPath(orderId), { signal }),
  })
}

/** POST /order/{id}/notes. Throws ApiError. */
export function useWriteNote(orderId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (note: WriteNote) =>
      callForData<OrderNote[]>(notesPath(orderId), { method: "POST", body: note }),
    onSuccess: (notes) => queryClient.setQueryData(orderNotesQuery(orderId).queryKey, notes),
  })
}
