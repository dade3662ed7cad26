import { queryOptions } from "@tanstack/react-query"
import type { ProductSuggestions } from "@shop/contract/product/product-search"
import { callForData } from "@/platform/api/call-api"
import { writeQuery } from "@/platform/api/write-query"
import { catalogueKeys } from "./catalogue-keys"
import { continues, suggestionsOf } from "./search/suggestion"

/**
 * GET /products/suggestions. While somebody types on, the suggestions for what stood there a moment
 * ago stay in sight; those for other words never come back.
 */
export function productSuggestionsQuery(words: string) {
  return queryOptions({
    queryKey: catalogueKeys.suggestions(words),
    queryFn: ({ signal }) =>
      callForData<ProductSuggestions>(`/products/suggestions?${writeQuery({ q: words })}`, {
        token: null,
        signal,
      }),
    select: suggestionsOf,
    enabled: words !== "",
    placeholderData: (shown: ProductSuggestions | undefined, query) =>
      continues(words, String(query?.queryKey.at(-1) ?? "")) ? shown : undefined,
  })
}
