import type { Product } from "@shop/contract/product/product"
import { SlotRoom } from "@/platform/slots/slot"
import { ProductCard } from "./product-card"

/** Skeletons, at most; below them is only room. */
const MOST_SKELETONS = 6

type ProductGridProps = {
  products: Product[] | undefined
  /** Skeletons while the parts are on their way. */
  expected: number
  /** Whether it begins on the first screen: its first drawing is fetched before everything else. */
  leading?: boolean
  /** Whether more are there that are drawn in a moment: they have their room already. */
  following?: boolean
}

/** A grid of parts with shared lines: three columns from 1024 pixels. */
export function ProductGrid({
  products,
  expected,
  leading = false,
  following = false,
}: ProductGridProps) {
  const empty = products === undefined ? expected : 0
  return (
    <div
      aria-busy={products === undefined || following}
      className="grid border-t border-l border-line sm:grid-cols-2 lg:grid-cols-3"
    >
      {products?.map((product, index) => (
        <ProductCard key={product._id} product={product} leading={leading && index === 0} />
      ))}
      {Array.from({ length: Math.min(empty, MOST_SKELETONS) }, (_, field) => (
        <CardSkeleton key={field} />
      ))}
      {following || empty > MOST_SKELETONS ? (
        <div aria-hidden="true" className="col-span-full min-h-dvh" />
      ) : null}
    </div>
  )
}

/** A card's place, line by line as high as the card that comes. */
function CardSkeleton() {
  return (
    <div aria-hidden="true" className="border-r border-b border-line">
      <div className="border-b border-line">
        <div className="aspect-9/4 sm:aspect-4/3" />
      </div>
      <div className="flex flex-col gap-1 p-3 sm:gap-2 sm:p-4">
        <div className="h-5 py-1">
          <div className="skeleton h-full w-24" />
        </div>
        <div className="min-h-[6.1rem] space-y-3 py-1 sm:min-h-[7.55rem]">
          <div className="skeleton h-6 w-2/3" />
          <div className="skeleton h-14" />
        </div>
        <SlotRoom at="product-card" className="space-y-2" />
        <div className="flex min-h-21 items-end justify-between sm:pt-3">
          <div className="skeleton h-10 w-28" />
          <div className="skeleton h-10 w-24" />
        </div>
      </div>
    </div>
  )
}
