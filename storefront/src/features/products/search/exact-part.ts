import type { ProductSuggestions } from "@shop/contract/product/product-search"
import { queryClient } from "@/platform/query-client"
import { productSuggestionsQuery } from "../api"

/** Who pressed Enter is not kept waiting: the list shows the part, too. */
const PATIENCE_MS = 800

/** The part whose number was typed; null where it is none, or nobody knows in time. */
export async function exactPart(words: string): Promise<string | null> {
  if (!words) return null
  const { queryKey, queryFn, meta } = productSuggestionsQuery(words)
  const asked = queryClient
    .fetchQuery({ queryKey, queryFn, meta })
    .then(({ exact }: ProductSuggestions & { exact?: string | null }) => exact ?? null)
    .catch(() => null)
  return Promise.race([asked, late()])
}

function late(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), PATIENCE_MS))
}
