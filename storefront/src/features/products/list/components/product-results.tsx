import type { Product } from "@shop/contract/product/product"
import { useEffect, useRef, type ReactNode } from "react"
import { Failed } from "@/components/ui/feedback/failed"
import { useAfterPaint } from "@/components/ui/page/use-after-paint"
import { useInfiniteScroll } from "../use-infinite-scroll"
import { listText } from "../texts"

/** Of the widest grid: a first screen shows little more. */
const FIRST_ROW = 3
/** Of each part one, in cards and in a table. */
const LINKS = "article h3 a, tbody td:first-child a"

type ProductResultsProps = {
  products: Product[]
  /** Draws them, with room for more where others follow. */
  show: (products: Product[], following: boolean) => ReactNode
  /** The rows are those of the search before this one. */
  outdated: boolean
  more: { left: number | null; loading: boolean; error: Error | null; onShow: () => void } | null
}

/** The parts found so far and the way to more: near their end by itself, or by the button. */
export function ProductResults({ products, show, outdated, more }: ProductResultsProps) {
  const list = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  const asked = useRef<number | null>(null)
  // A slow telephone shows the first parts while it still draws the others.
  const painted = useAfterPaint()
  // The button may be gone with the last page: the reader goes on at the first new part, drawn.
  useEffect(() => {
    if (!painted || asked.current === null || products.length <= asked.current) return
    const first = list.current?.querySelectorAll<HTMLElement>(LINKS)[asked.current]
    asked.current = null
    first?.focus({ preventScroll: true })
  }, [painted, products.length])
  // Until all of it is drawn, the end is nearer than it is.
  const wanted = painted && more !== null && !more.loading && !more.error && !outdated
  useInfiniteScroll(end, { rows: products.length, wanted, onNear: () => more?.onShow() })
  function showMore() {
    asked.current = products.length
    if (!more?.loading) more?.onShow()
  }
  return (
    <div ref={list}>
      <div
        aria-busy={outdated}
        className={`transition-opacity delay-150 duration-200 ${outdated ? "opacity-50" : ""}`}
      >
        {painted
          ? show(products, false)
          : show(products.slice(0, FIRST_ROW), products.length > FIRST_ROW)}
      </div>
      <div ref={end} />
      {more?.error ? (
        <div className="mt-8">
          <Failed title={listText("nextNotLoaded")} error={more.error} onRetry={showMore} />
        </div>
      ) : more ? (
        <div className="mt-8 flex justify-center">
          <button
            type="button"
            className="btn btn-wide"
            aria-disabled={more.loading}
            onClick={showMore}
          >
            {moreText(more)}
          </button>
        </div>
      ) : null}
    </div>
  )
}

function moreText({ left, loading }: { left: number | null; loading: boolean }): string {
  if (loading) return listText("loadingMore")
  return left === null ? listText("showMore") : listText("showMoreOf", { left })
}
