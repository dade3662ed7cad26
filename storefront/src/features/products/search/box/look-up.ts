import { queryClient } from "@/platform/query-client"
import { productSuggestionsQuery } from "../../api"
import { rememberSearch } from "./recent-searches"

/** Who pressed Enter is not kept waiting: the list shows the part, too. */
const PATIENCE_MS = 800

/** Remembers the words, and tells the part whose number they are; null where nobody knows in time. */
export async function lookUp(words: string): Promise<string | null> {
  if (!words) return null
  rememberSearch(words)
  const { queryKey, queryFn, meta } = productSuggestionsQuery(words)
  const asked = queryClient
    .fetchQuery({ queryKey, queryFn, meta })
    .then(({ exact }) => exact)
    .catch(() => null)
  return Promise.race([asked, late()])
}

function late(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), PATIENCE_MS))
}
