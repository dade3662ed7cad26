import { firstValidQuantity } from "@shop/contract/order/quantity-rule"
import type { Product } from "@shop/contract/product/product"
import { Price } from "@/components/money/price"
import { multiplied } from "@/platform/money-format"
import { PurchaseLink } from "../../card/purchase-link"

/** What one piece costs, how many there are, how many one order takes. */
export function OrderBox({ product }: { product: Product }) {
  const { minimumQuantity, multiple, qty, price } = product
  const first = firstValidQuantity({ minimum: minimumQuantity, multiple, maximum: null })
  const stock = Number(qty)
  return (
    <div className="border border-line">
      <div className="flex flex-col gap-3 p-4 sm:flex-row sm:items-end sm:justify-between">
        <div>
          <p className="text-4xl font-semibold tabular-nums">
            <Price amount={price} />
          </p>
          <p className="mt-1 text-sm text-muted">a piece</p>
        </div>
        <p className="tabular-nums">Available QTY: {qty}</p>
      </div>
      <dl className="grid grid-cols-2 divide-x divide-line border-t border-line [&>div]:p-4">
        <div>
          <dt className="lettering text-muted">Smallest order</dt>
          <dd className="text-xl font-medium tabular-nums">
            {first} {first === 1 ? "piece" : "pieces"}
          </dd>
        </div>
        <div>
          <dt className="lettering text-muted">What it costs</dt>
          <dd className="text-xl font-medium tabular-nums">
            <Price amount={multiplied(price, first)} />
          </dd>
        </div>
      </dl>
      <div className="border-t border-line p-4">
        <p className="mb-4 text-sm">
          {quantityWords({ minimum: minimumQuantity, multiple, first })}
        </p>
        {stock > 0 ? (
          <PurchaseLink id={product._id} name={product.productName} large />
        ) : (
          <p className="lettering inline-block border border-line px-4 py-3 text-muted">
            Out of Stock
          </p>
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

type Rule = {
  minimum: number
  multiple: number
  /** The smallest quantity that meets both. */
  first: number
}

/** How many pieces one order takes, as a buyer would say it. */
export function quantityWords({ minimum, multiple, first }: Rule): string {
  if (multiple === 1) return `At least ${pieces(minimum)} in one order.`
  const least = `At least ${pieces(minimum)} in one order, in cartons of ${multiple}`
  return first === minimum ? `${least}.` : `${least}. The first quantity that fits is ${first}.`
}

function pieces(count: number): string {
  return count === 1 ? "1 piece" : `${count} pieces`
}
