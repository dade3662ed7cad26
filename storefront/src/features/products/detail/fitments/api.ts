import type { ProductNumbers, ProductVehicle } from "@shop/contract/vehicle/vehicle"
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query"
import { callForData } from "@/platform/api/call-api"
import { callForPage } from "@/platform/api/call-for-page"
import { pricedMeta } from "@/platform/priced-queries"
import { productKeys } from "../../api"

/** As many rows as a first look takes: on a telephone each is a card. */
const ROWS = 10
/** Who wants more mostly wants all. */
const MORE_ROWS = 100

const addressOf = (id: string, of: "vehicles" | "numbers") =>
  `/product/${encodeURIComponent(id)}/${of}` as const

/** GET /product/{id}/vehicles: those whose names hold these words, a page at a time. */
export function productVehiclesQuery(id: string, words: string) {
  return infiniteQueryOptions({
    queryKey: [...productKeys.product(id), "vehicles", words],
    meta: pricedMeta(),
    initialPageParam: "",
    queryFn: ({ pageParam: cursor, signal }) =>
      callForPage<ProductVehicle>(addressOf(id, "vehicles"), {
        search: { q: words, cursor, limit: cursor ? MORE_ROWS : ROWS },
        signal,
      }),
    getNextPageParam: ({ next }) => next,
  })
}

/** GET /product/{id}/numbers: its numbers by kind, and what took its place. */
export function productNumbersQuery(id: string) {
  return queryOptions({
    queryKey: [...productKeys.product(id), "numbers"],
    meta: pricedMeta(),
    queryFn: ({ signal }) => callForData<ProductNumbers>(addressOf(id, "numbers"), { signal }),
  })
}
