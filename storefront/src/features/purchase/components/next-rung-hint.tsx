import { nextRung } from "@shop/contract/product/price-ladder"
import type { ProductDetail } from "@shop/contract/product/product"
import { orderable } from "@/components/expected/orderable"
import { purchaseText } from "../texts"

type NextRungHintProps = {
  product: ProductDetail
  /** Null while no quantity is typed. */
  pieces: number | null
  /** The reader takes the rung: so many pieces. */
  onTake: (from: number) => void
}

/** What a few pieces more would save, one click away; nothing where stock has not as many. */
export function NextRungHint({ product, pieces, onTake }: NextRungHintProps) {
  const next = pieces === null ? null : nextRung(product.ladder, pieces)
  const most = orderable(Number(product.qty), product)
  const shown = next && next.from <= most && next.saves > 0 ? next : null
  return (
    <p aria-live="polite" className="text-sm empty:hidden">
      {shown ? (
        <button
          type="button"
          className="link min-h-8 font-medium text-secondary"
          onClick={() => onTake(shown.from)}
        >
          {shown.cheaperInAll && pieces !== null
            ? purchaseText("costLess", { from: shown.from, pieces })
            : purchaseText("addForLess", { add: shown.add, saves: shown.saves })}
        </button>
      ) : null}
    </p>
  )
}
