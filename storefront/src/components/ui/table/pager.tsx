import { ChevronLeft, ChevronRight } from "lucide-react"
import { tableText } from "./texts"

type PagerProps = {
  page: number
  pageSize: number
  /** Rows on all pages. */
  count: number
  onPage: (page: number) => void
}

/** Which rows are shown, and the way to the others. */
export function Pager({ page, pageSize, count, onPage }: PagerProps) {
  const first = count === 0 ? 0 : page * pageSize + 1
  const last = Math.min(count, (page + 1) * pageSize)
  return (
    <nav
      aria-label={tableText("pages")}
      className="flex items-center justify-between gap-4 print:hidden"
    >
      <p aria-live="polite" className="text-sm text-muted tabular-nums">
        {tableText("range", { first, last, total: count })}
      </p>
      {count > pageSize ? (
        <div className="flex gap-2">
          <button
            type="button"
            className="btn btn-square btn-sm"
            aria-label={tableText("previousPage")}
            disabled={page === 0}
            onClick={() => onPage(page - 1)}
          >
            <ChevronLeft aria-hidden="true" className="size-4" />
          </button>
          <button
            type="button"
            className="btn btn-square btn-sm"
            aria-label={tableText("nextPage")}
            disabled={last >= count}
            onClick={() => onPage(page + 1)}
          >
            <ChevronRight aria-hidden="true" className="size-4" />
          </button>
        </div>
      ) : null}
    </nav>
  )
}
