import { useQuery } from "@tanstack/react-query"
import { lazy, Suspense, useState } from "react"
import { NO_FILTERS, countFilters } from "../chosen-filters"
import { productCountText } from "../product-count-text"
import { productFacetsQuery } from "../../api"
import type { ProductSearch } from "../../search/product-search"
import type { ChangeSearch } from "../../search/use-product-search"
import { Facets } from "./facets"

/** The code of dialogs weighs more than the list's own, and is wanted by a press alone. */
export const loadDialog = () => import("@/components/ui/dialog/dialog-frame")
const DialogFrame = lazy(() => loadDialog().then(({ DialogFrame }) => ({ default: DialogFrame })))

type FilterDrawerProps = {
  open: boolean
  search: ProductSearch
  onApply: (search: ProductSearch) => void
  onClose: () => void
}

/**
 * The filters of a narrow screen, over the list. They are applied together, with the number of parts
 * that they leave, and are one step for Back.
 */
export function FilterDrawer({ open, search, onApply, onClose }: FilterDrawerProps) {
  const [chosen, setChosen] = useState(search)
  const { data: facets } = useQuery(productFacetsQuery(chosen))
  const change: ChangeSearch = (part) =>
    setChosen((before) => ({ ...before, ...(typeof part === "function" ? part(before) : part) }))
  return (
    <Suspense fallback={null}>
      <DialogFrame open={open} title="Filter" onClose={onClose}>
        {countFilters(chosen) > 0 ? (
          <button
            type="button"
            className="float-right min-h-9 text-sm underline underline-offset-4"
            onClick={() => change(NO_FILTERS)}
          >
            Clear all
          </button>
        ) : null}
        <Facets search={chosen} facets={facets} onChange={change} />
        <div className="sticky bottom-0 -mx-5 mt-6 -mb-5 flex gap-3 border-t border-line bg-base-100 px-5 py-4 sm:-mx-7 sm:-mb-7 sm:px-7">
          <button type="button" className="btn grow btn-primary" onClick={() => onApply(chosen)}>
            {facets
              ? `Show ${productCountText({ shown: facets.total, total: null })}`
              : "Show parts"}
          </button>
          <button type="button" className="btn" onClick={onClose}>
            Cancel
          </button>
        </div>
      </DialogFrame>
    </Suspense>
  )
}
