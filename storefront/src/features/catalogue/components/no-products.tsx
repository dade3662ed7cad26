import { Notice } from "@/components/ui/notice"
import type { ProductSearch } from "../product-search"

type NoProductsProps = {
  search: ProductSearch
  /** The name behind the search's category. */
  category: string
  onChange: (change: Partial<ProductSearch>) => void
}

/** An empty catalogue, or a search that finds nothing and what to try instead. */
export function NoProducts({
  search: { q, category: handle },
  category,
  onChange,
}: NoProductsProps) {
  if (!q && !handle) {
    return (
      <Notice title="No parts yet">
        The works have not published a part. Come back when the first sheet is drawn.
      </Notice>
    )
  }
  return (
    <Notice
      title={
        q ? `Nothing matches “${q}”${handle ? ` in ${category}` : ""}` : `No parts in ${category}`
      }
      action={
        <div className="flex flex-wrap gap-3">
          {q && handle ? (
            <button type="button" className="btn btn-sm" onClick={() => onChange({ category: "" })}>
              Search everywhere
            </button>
          ) : null}
          <button
            type="button"
            className="btn btn-sm"
            onClick={() => onChange({ q: "", category: "" })}
          >
            Show all parts
          </button>
        </div>
      }
    >
      {q
        ? "Try a kind of part (brake disc), our number (BD-2803-V) or the one on the old part."
        : ""}
    </Notice>
  )
}
