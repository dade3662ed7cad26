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

function EmptyField() {
  return (
    <div aria-hidden="true" className="border-r border-b border-line">
      <div className="aspect-4/3 border-b border-line" />
      <div className="space-y-3 p-4">
        <div className="skeleton h-7 w-2/3" />
        <div className="skeleton h-[3.75rem] w-full" />
        <div className="flex items-end justify-between pt-3">
          <div className="skeleton h-[3.25rem] w-28" />
          <div className="skeleton h-10 w-24" />
        </div>
      </div>
    </div>
  )
}
