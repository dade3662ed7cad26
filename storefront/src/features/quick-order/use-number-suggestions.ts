import type { ProductSuggestions } from "@shop/contract/product/product-search"
import { useQuery } from "@tanstack/react-query"
import { productSuggestionsQuery } from "@/features/products/search/suggestions-query"

type SuggestedParts = ProductSuggestions["products"]

const NONE: SuggestedParts = []

/** The parts that somebody may have in mind who types a number. */
export function useNumberSuggestions(number: string): SuggestedParts {
  const { data = NONE } = useQuery({
    ...productSuggestionsQuery(number),
    select: ({ products }: ProductSuggestions) => products,
    enabled: number.length > 1,
  })
  return data
}
