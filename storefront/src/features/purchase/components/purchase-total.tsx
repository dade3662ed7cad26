import { Price } from "@/components/money/price"
import { multiplied } from "@/platform/money-format"

type PurchaseTotalProps = { price: number; quantity: unknown }

/** price × quantity while the buyer types. */
export function PurchaseTotal({ price, quantity }: PurchaseTotalProps) {
  const pieces = Number(quantity)
  const known = Number.isInteger(pieces) && pieces > 0
  return (
    <p className="flex items-baseline justify-between gap-4 border-t border-line pt-4">
      <span className="lettering text-muted">Total Price</span>
      <output className="text-2xl font-semibold tabular-nums">
        {known ? <Price amount={multiplied(price, pieces)} /> : "–"}
      </output>
    </p>
  )
}
