import { firstValidQuantity } from "@shop/contract/order/quantity-rule"
import type { ProductDetail } from "@shop/contract/product/product"
import { ExpectedPieces } from "@/components/expected/expected-pieces"
import { orderable } from "@/components/expected/orderable"
import { PlusTax } from "@/components/money/plus-tax"
import { Price } from "@/components/money/price"
import { AddWithQuantity } from "@/features/basket/add/add-with-quantity"
import { multiplied } from "@/platform/format/money-format"
import { Slot } from "@/platform/slots/slot"
import { PurchaseLink } from "../../card/purchase-link"
import { PriceLadder } from "./ladder/price-ladder"
import { partText } from "../texts"

/** What one piece costs, how many there are, how many one order takes. */
export function OrderBox({ product }: { product: ProductDetail }) {
  const { minimumQuantity, multiple, qty, price } = product
  const first = firstValidQuantity({ minimum: minimumQuantity, multiple, maximum: null })
  const stock = Number(qty)
  const most = orderable(stock, product)
  return (
    <div className="border border-line">
      <div className="flex flex-col gap-3 p-4 sm:flex-row sm:items-end sm:justify-between">
        <div>
          <p className="text-4xl font-semibold tabular-nums">
            <Price amount={price} />
          </p>
          <p className="mt-1 text-sm text-muted">
            {partText("aPiece")}
            <PlusTax />
          </p>
        </div>
        <p className="tabular-nums">
          {partText("availableQty", { qty: stock })}
          <ExpectedPieces expected={product.expected} />
        </p>
      </div>
      <Slot at="price" with={{ product }} className="space-y-4 border-t border-line p-4" />
      <dl className="grid grid-cols-2 divide-x divide-line border-t border-line [&>div]:p-4">
        <div>
          <dt className="lettering text-muted">{partText("smallestOrder")}</dt>
          <dd className="text-xl font-medium tabular-nums">
            {partText("pieces", { count: first })}
          </dd>
        </div>
        <div>
          <dt className="lettering text-muted">{partText("whatItCosts")}</dt>
          <dd className="text-xl font-medium tabular-nums">
            <Price amount={multiplied(price, first)} />
            <PlusTax />
          </dd>
        </div>
      </dl>
      <PriceLadder product={product} />
      <div className="border-t border-line p-4">
        <p className="mb-4 text-sm">
          {quantityWords({ minimum: minimumQuantity, multiple, first })}
        </p>
        {most > 0 ? (
          <div className="flex flex-wrap items-end justify-between gap-4">
            <AddWithQuantity product={product} />
            {/* On a telephone at the bottom of the window, wherever the page is. */}
            <div className="within-reach">
              <PurchaseLink id={product._id} name={product.productName} large />
            </div>
          </div>
        ) : (
          <p className="lettering inline-block border border-line px-4 py-3 text-muted">
            {partText("outOfStock")}
          </p>
        )}
        {most > 0 && most < first ? (
          <p className="mt-3 text-sm text-warning">{partText("fewLeft", { stock: most })}</p>
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
  if (multiple === 1) return partText("least", { minimum: pieces(minimum) })
  const least = partText("leastInCartons", { minimum: pieces(minimum), multiple })
  return first === minimum ? `${least}.` : partText("leastAndFirst", { least, first })
}

function pieces(count: number): string {
  return partText("pieces", { count })
}
