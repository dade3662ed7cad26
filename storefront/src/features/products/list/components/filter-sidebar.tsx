import type { ProductFacets } from "@shop/contract/product/product-search"
import type { UseQueryResult } from "@tanstack/react-query"
import { useId } from "react"
import { Failed } from "@/components/ui/feedback/failed"
import type { ProductSearch } from "../../search/product-search"
import type { ChangeSearch } from "../../search/use-product-search"
import { Facets } from "./facets/facets"
import { listText } from "../texts"

type FilterSidebarProps = {
  search: ProductSearch
  facets: UseQueryResult<ProductFacets>
  onChange: ChangeSearch
  /** Takes a reader with a keyboard past all of it. */
  onSkip: () => void
}

/** The filters beside the list, where there is room, in sight however far it was scrolled. */
export function FilterSidebar({ search, facets, onChange, onSkip }: FilterSidebarProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="sticky top-30 max-h-[calc(100dvh-7.5rem)] self-start overflow-y-auto overscroll-contain py-4 pr-3"
    >
      <h2 id={id} className="sr-only">
        {listText("filter")}
      </h2>
      <button
        type="button"
        className="btn absolute top-2 left-0 z-10 bg-base-100 not-focus-visible:sr-only"
        onClick={onSkip}
      >
        {listText("skipFilters")}
      </button>
      {facets.error && !facets.data ? (
        <Failed
          title={listText("filtersNotLoaded")}
          error={facets.error}
          onRetry={() => void facets.refetch()}
        />
      ) : (
        <Facets search={search} facets={facets.data} onChange={onChange} />
      )}
    </section>
  )
}
