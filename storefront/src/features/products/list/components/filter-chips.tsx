import { X } from "lucide-react"
import { useEffect, useRef } from "react"
import { NO_FILTERS, type ChosenFilter } from "../chosen-filters"
import type { ProductSearch } from "../../search/product-search"
import { listText } from "../texts"

type FilterChipsProps = {
  filters: ChosenFilter[]
  onChange: (change: Partial<ProductSearch>) => void
}

/** What is chosen, each with a button that takes it away; the focus stays among them. */
export function FilterChips({ filters, onChange }: FilterChipsProps) {
  const list = useRef<HTMLUListElement>(null)
  const gone = useRef<number | null>(null)
  useEffect(() => {
    if (gone.current === null) return
    const left = list.current?.querySelectorAll("button")
    const next = left?.[Math.min(gone.current, filters.length - 1)]
    const target = next ?? document.querySelector<HTMLElement>("main h1")
    target?.focus({ preventScroll: true })
    gone.current = null
  }, [filters.length])
  function take(index: number, change: Partial<ProductSearch>) {
    gone.current = index
    onChange(change)
  }
  if (filters.length === 0) return null
  return (
    <ul ref={list} aria-label={listText("chosenFilters")} className="mb-4 flex flex-wrap gap-2">
      {filters.map(({ text, without }, index) => (
        <li key={text} className="min-w-0">
          <button
            type="button"
            className="btn h-auto min-h-9 gap-1.5 py-1 text-left font-normal whitespace-normal btn-sm"
            onClick={() => take(index, without)}
          >
            <span className="sr-only">{listText("remove")} </span>
            <span className="min-w-0 wrap-anywhere">{text}</span>
            <X aria-hidden="true" className="size-4 shrink-0" />
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          className="min-h-9 px-2 text-sm underline underline-offset-4"
          onClick={() => take(0, NO_FILTERS)}
        >
          {listText("clearAll")}
        </button>
      </li>
    </ul>
  )
}
