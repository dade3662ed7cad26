import type { Product } from "@shop/contract/product"
import { useState } from "react"
import { ProductGrid } from "../product-grid"

const STEP = 24

/** The first parts of a list and the way to more: a few hundred drawings at once help nobody. */
export function ShownProducts({ products }: { products: Product[] }) {
  const [shown, setShown] = useState(STEP)
  const left = products.length - shown
  return (
    <>
      <ProductGrid products={products.slice(0, shown)} expected={0} eager={3} />
      {left > 0 ? (
        <div className="mt-8 flex justify-center">
          <button type="button" className="btn" onClick={() => setShown(shown + STEP)}>
            Show more parts ({left} left)
          </button>
        </div>
      ) : null}
    </>
  )
}
