import type { ProductSuggestions } from "@shop/contract/product/product-search"
import { queryClient } from "@/platform/query-client"
import { productSuggestionsQuery, type Fitting } from "../suggestions-query"
import { rememberSearch } from "./recent-searches"

/** Who pressed Enter is not kept waiting: the list shows the part, too. */
const PATIENCE_MS = 800

/** The part of a number, and whether the number is only a former one of it. */
export type NumberedPart = { id: string; isFormer: boolean }

/** Remembers the words, and tells the part whose number they are; null where nobody knows in time. */
export async function lookUp(words: string, fitting: Fitting): Promise<NumberedPart | null> {
  if (!words) return null
  rememberSearch(words)
  const { queryKey, queryFn, meta } = productSuggestionsQuery(words, fitting)
  const asked = queryClient
    .fetchQuery({ queryKey, queryFn, meta })
    .then(numberedPart)
    .catch(() => null)
  return Promise.race([asked, late()])
}

function numberedPart({ exact, products }: ProductSuggestions): NumberedPart | null {
  const isFormer = products.some(({ _id, isFormer }) => _id === exact && isFormer)
  return exact === null ? null : { id: exact, isFormer }
}

function late(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), PATIENCE_MS))
}
