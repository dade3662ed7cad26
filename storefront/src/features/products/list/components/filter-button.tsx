import { SlidersHorizontal } from "lucide-react"
import { useState } from "react"
import { countFilters } from "../chosen-filters"
import { prefetchFacets } from "../../prefetch"
import type { ProductSearch } from "../../search/product-search"
import { FilterDrawer, loadDialog } from "./filter-drawer"
import { listText } from "../texts"

type FilterButtonProps = {
  search: ProductSearch
  onChange: (change: Partial<ProductSearch>) => void
}

/** Opens the filters where the screen has no room for them beside the list. */
export function FilterButton({ search, onChange }: FilterButtonProps) {
  // Each opening begins with what is in force.
  const [opening, setOpening] = useState(0)
  const [open, setOpen] = useState(false)
  const count = countFilters(search)
  function preloadDrawer() {
    void loadDialog()
    prefetchFacets(search)
  }
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="btn w-full"
        onPointerEnter={preloadDrawer}
        onFocus={preloadDrawer}
        onClick={() => {
          setOpening(opening + 1)
          setOpen(true)
        }}
      >
        <SlidersHorizontal aria-hidden="true" className="size-4" />
        {count > 0 ? listText("filterCount", { count }) : listText("filter")}
      </button>
      {opening > 0 ? (
        <FilterDrawer
          key={opening}
          open={open}
          search={search}
          onApply={(chosen) => {
            setOpen(false)
            onChange(chosen)
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}
