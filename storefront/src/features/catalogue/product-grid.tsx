import type { Product } from "@shop/contract/product"
import { ProductCard } from "./product-card"

type ProductGridProps = {
  products: Product[] | undefined
  /** Empty fields while the parts are on their way. */
  expected: number
  /** How many drawings belong to the first screen. */
  eager?: number
}

/** Parts on one sheet with shared hairlines: three columns from 1024 pixels. */
export function ProductGrid({ products, expected, eager = 0 }: ProductGridProps) {
  return (
    <div
      aria-busy={products === undefined}
      className="grid border-t border-l border-line sm:grid-cols-2 lg:grid-cols-3"
    >
      {products?.map((product, index) => (
        <ProductCard key={product._id} product={product} eager={index < eager} />
      ))}
      {products === undefined
        ? Array.from({ length: expected }, (_, field) => <EmptyField key={field} />)
        : null}
    </div>
  )
}

/** A card's place, line by line as high as the card that comes. */
function EmptyField() {
  return (
    <div aria-hidden="true" className="border-r border-b border-line">
      <div className="border-b border-line">
        <div className="aspect-4/3" />
      </div>
      <div className="flex flex-col gap-2 p-4">
        <div className="h-5 py-1">
          <div className="skeleton h-full w-24" />
        </div>
        <div className="min-h-[7.55rem] space-y-3 py-1">
          <div className="skeleton h-6 w-2/3" />
          <div className="skeleton h-14" />
        </div>
        <div className="flex min-h-21 items-end justify-between pt-3">
          <div className="skeleton h-10 w-28" />
          <div className="skeleton h-10 w-24" />
        </div>
      </div>
    </div>
  )
}
