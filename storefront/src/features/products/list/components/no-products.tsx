import { Notice } from "@/components/ui/feedback/notice"
import { countFilters, NO_FILTERS } from "../chosen-filters"
import type { ProductSearch } from "../../search/product-search"

type NoProductsProps = {
  search: ProductSearch
  /** The name behind the search's category. */
  category: string
  onChange: (change: Partial<ProductSearch>) => void
}

/** An empty catalogue, or a search that finds nothing and what to try instead. */
export function NoProducts({ search, category, onChange }: NoProductsProps) {
  const { q } = search
  const filters = countFilters(search)
  if (!q && filters === 0) {
    return (
      <Notice title="No parts yet">
        The works have not published a part. Come back when the first sheet is drawn.
      </Notice>
    )
  }
  const byCategoryAlone = filters === 1 && search.category !== ""
  const within = byCategoryAlone ? ` in ${category}` : filters > 0 ? " with these filters" : ""
  return (
    <Notice
      title={q ? `Nothing matches “${q}”${within}` : `No parts${within}`}
      action={
        <div className="flex flex-wrap gap-3">
          {q && filters > 0 ? (
            <button type="button" className="btn btn-sm" onClick={() => onChange(NO_FILTERS)}>
              {byCategoryAlone ? "Search everywhere" : "Clear all filters"}
            </button>
          ) : null}
          <button
            type="button"
            className="btn btn-sm"
            onClick={() => onChange({ ...NO_FILTERS, q: "" })}
          >
            Show all parts
          </button>
        </div>
      }
    >
      {q
        ? "Check the number. Or try a kind of part (brake disc), our number (BD-2803-V) or the one on the old part."
        : byCategoryAlone
          ? ""
          : "Take a filter away above, or all of them here."}
    </Notice>
  )
}
