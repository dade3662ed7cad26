import { useQuery } from "@tanstack/react-query"
import { lazy, Suspense, useState } from "react"
import { useOwnRows } from "@/platform/priced-queries"
import { NO_FILTERS, countFilters } from "../chosen-filters"
import { productCountText } from "../product-count-text"
import { productFacetsQuery } from "../../api"
import type { ProductSearch } from "../../search/product-search"
import type { ChangeSearch } from "../../search/use-product-search"
import { Facets } from "./facets/facets"
import { listText } from "../texts"

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
  const { data: facets } = useQuery({
    ...productFacetsQuery(chosen),
    placeholderData: useOwnRows(),
  })
  const change: ChangeSearch = (part) =>
    setChosen((before) => ({ ...before, ...(typeof part === "function" ? part(before) : part) }))
  return (
    <Suspense fallback={null}>
      <DialogFrame open={open} title={listText("filter")} onClose={onClose}>
        {countFilters(chosen) > 0 ? (
          <button
            type="button"
            className="float-right min-h-9 text-sm underline underline-offset-4"
            onClick={() => change(NO_FILTERS)}
          >
            {listText("clearAll")}
          </button>
        ) : null}
        <Facets search={chosen} facets={facets} onChange={change} />
        <div className="sticky bottom-0 -mx-5 mt-6 -mb-5 flex gap-3 border-t border-line bg-base-100 px-5 py-4 sm:-mx-7 sm:-mb-7 sm:px-7">
          <button type="button" className="btn grow btn-primary" onClick={() => onApply(chosen)}>
            {facets
              ? listText("showCount", {
                  parts: productCountText({ shown: facets.total, total: null }),
                })
              : listText("showParts")}
          </button>
          <button type="button" className="btn" onClick={onClose}>
            {listText("cancel")}
          </button>
        </div>
      </DialogFrame>
    </Suspense>
  )
}
