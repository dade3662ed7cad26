import type { Product } from "@shop/contract/product/product"
import { Stars } from "./components/stars"

/** A part's stars and what they come to; an empty line of the same height where nobody rated it. */
export function CardRating({ product }: { product: Product }) {
  const { averageRating: average, ratingCount: count } = product
  if (average === null) return <p aria-hidden="true" className="h-5" />
  return (
    <p className="flex h-5 items-center gap-1.5 text-sm text-muted tabular-nums">
      <Stars value={average} />
      <span aria-hidden="true">
        {average} ({count})
      </span>
      <span className="sr-only">
        Rated {average} of 5 in {count === 1 ? "1 review" : `${count} reviews`}
      </span>
    </p>
  )
}
