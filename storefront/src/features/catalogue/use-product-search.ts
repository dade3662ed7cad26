import { useLocation, useNavigate, useSearchParams } from "react-router-dom"
import { readSearch, writeSearch, type ProductSearch } from "./product-search"

type Change = (change: Partial<ProductSearch>, how?: { typing: boolean }) => void

/**
 * The search that the address holds, and how to change it. Each choice is a step for Back; letters
 * typed one after another are one step.
 */
export function useProductSearch(): { search: ProductSearch; change: Change } {
  const [parameters] = useSearchParams()
  const { state } = useLocation() as { state: { typed?: boolean } | null }
  const navigate = useNavigate()
  const search = readSearch(parameters)
  return {
    search,
    change(change, { typing } = { typing: false }) {
      void navigate(
        { search: writeSearch({ ...search, ...change }) },
        { replace: typing && state?.typed === true, state: typing ? { typed: true } : null },
      )
    },
  }
}
