import { firstValidQuantity } from "@shop/contract/quantity-rule"
import type { Product } from "@shop/contract/product"
import { Price } from "@/components/money/price"
import { multiplied } from "@/platform/money-format"
import { PurchaseLink } from "../purchase-link"

/** What one piece costs, how many there are, how many one order takes. */
export function OrderBox({ product }: { product: Product }) {
  const { minimumQuantity, multiple, qty } = product
  const rule = { minimum: minimumQuantity, multiple, maximum: null }
  const first = firstValidQuantity(rule)
  const stock = Number(qty)
  return (
    <div className="border border-line">
      <dl className="grid grid-cols-2 divide-x divide-y divide-line [&>div]:p-4">
        <div>
          <dt className="lettering text-muted">Price a piece</dt>
          <dd className="text-2xl font-semibold tabular-nums">
            <Price amount={product.price} />
          </dd>
        </div>
        <div>
          <dt className="lettering text-muted">Stock</dt>
          <dd className="text-2xl font-semibold tabular-nums">{qty}</dd>
          <dd className="text-sm text-muted">Available QTY: {qty}</dd>
        </div>
        <div>
          <dt className="lettering text-muted">Smallest order</dt>
          <dd className="font-medium tabular-nums">{first} pieces</dd>
          {multiple > 1 ? (
            <dd className="text-sm text-muted tabular-nums">
              in cartons of {multiple}: {first}, {first + multiple}, {first + 2 * multiple}
            </dd>
          ) : null}
        </div>
        <div>
          <dt className="lettering text-muted">That order</dt>
          <dd className="font-medium tabular-nums">
            <Price amount={multiplied(product.price, first)} />
          </dd>
          <dd className="text-sm text-muted tabular-nums">
            {first} × <Price amount={product.price} />
          </dd>
        </div>
      </dl>
      <div className="border-t border-line p-4">
        {stock > 0 ? (
          <PurchaseLink id={product._id} name={product.productName} large />
        ) : (
          <p className="lettering text-muted">Out of Stock</p>
        )}
        {stock > 0 && stock < first ? (
          <p className="mt-3 text-sm text-warning">
            {stock} left: fewer than one order takes. More are on the machines.
          </p>
        ) : null}
      </div>
    </div>
  )
}
