import type { ProductSuggestions } from "@shop/contract/product/product-search"
import { queryOptions } from "@tanstack/react-query"
import { callForData } from "@/platform/api/call-api"
import { writeQuery } from "@/platform/api/write-query"
import { pricedMeta } from "@/platform/priced-queries"
import { productKeys } from "../api"
import { suggestionsOf } from "./box/suggestion"
import { EVERYTHING, type ProductSearch } from "./product-search"

/** The vehicle that parts are to fit; empty texts where none is chosen. */
export type Fitting = Pick<ProductSearch, "vehicle" | "built">

/** GET /products/suggestions. Apart from the other calls: nobody needs it before somebody types. */
export function productSuggestionsQuery(words: string, { vehicle, built }: Fitting = EVERYTHING) {
  const query = writeQuery({ q: words, vehicle, built })
  return queryOptions({
    queryKey: [...productKeys.all, "suggestions", vehicle, built, words] as const,
    meta: pricedMeta(),
    queryFn: ({ signal }) =>
      callForData<ProductSuggestions>(`/products/suggestions?${query}`, { signal }),
    select: suggestionsOf,
    enabled: words !== "",
  })
}
