import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import type {
  LineFields,
  ThingFields,
} from "../../../../../backend/src/contract/staff/thing-fields"
import { sdk } from "../../platform/sdk"

/** A thing of Medusa Admin that plugins may give fields. */
export type Thing = {
  path: "orders" | "order-lines" | "products" | "customers" | "reviews"
  id: string
}

const keyOf = ({ path, id }: Thing) => ["plugin-fields", path, id]
const addressOf = ({ path, id }: Thing) => `/admin/${path}/${id}/fields`

/** What plugins declared of a thing, and what it has there. */
export function useThingFields(thing: Thing) {
  return useQuery({
    queryKey: keyOf(thing),
    queryFn: () => sdk.client.fetch<ThingFields>(addressOf(thing)),
  })
}

/** The same of each of an order's lines. */
export function useLineFields(orderId: string) {
  return useQuery({
    queryKey: ["plugin-fields", "lines", orderId],
    queryFn: () => sdk.client.fetch<LineFields>(`/admin/orders/${orderId}/line-fields`),
  })
}

export function useSaveThingFields(thing: Thing) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Record<string, unknown>) =>
      sdk.client.fetch<ThingFields>(addressOf(thing), { method: "POST", body }),
    onSuccess: (answer) => client.setQueryData(keyOf(thing), answer),
  })
}
