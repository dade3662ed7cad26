import { useLocation, useNavigate, useSearchParams } from "react-router-dom"
import { readSearch, writeSearch, type ProductSearch } from "./product-search"

type Change = Partial<ProductSearch> | ((search: ProductSearch) => Partial<ProductSearch>)
export type ChangeSearch = (change: Change, how?: { typing: boolean }) => void

/**
 * The search that the address holds, and how to change it. Each choice is a step for Back; letters
 * typed one after another are one step.
 */
export function useProductSearch(): { search: ProductSearch; change: ChangeSearch } {
  const [parameters] = useSearchParams()
  const { state } = useLocation() as { state: { typed?: boolean } | null }
  const navigate = useNavigate()
  return {
    search: readSearch(parameters),
    change(change, { typing } = { typing: false }) {
      // The window's address is ahead of the page's: of two quick choices both are meant.
      const latest = readSearch(new URLSearchParams(window.location.search))
      const changed = { ...latest, ...(typeof change === "function" ? change(latest) : change) }
      void navigate(
        { search: writeSearch(changed) },
        { replace: typing && state?.typed === true, state: typing ? { typed: true } : null },
      )
    },
  }
}
