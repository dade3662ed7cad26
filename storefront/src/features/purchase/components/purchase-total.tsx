import { useId } from "react"
import { PlusTax } from "@/components/money/plus-tax"
import { Price } from "@/components/money/price"
import { multiplied } from "@/platform/format/money-format"
import { purchaseText } from "../texts"

type PurchaseTotalProps = {
  price: number
  /** Null while none is typed that can be ordered: what it would come to is nobody's price. */
  pieces: number | null
  added: number
  isOld: boolean
}

/** price × quantity and what is added, while the buyer types; pale until that is of all of them. */
export function PurchaseTotal({ price, pieces, added, isOld }: PurchaseTotalProps) {
  const label = useId()
  return (
    <p className="flex items-baseline justify-between gap-4 border-t border-line pt-4">
      <span id={label} className="lettering text-muted">
        {purchaseText("totalPrice")}
      </span>
      <output
        aria-labelledby={label}
        aria-busy={isOld}
        className="text-2xl font-semibold tabular-nums transition-colors aria-busy:text-muted"
      >
        {pieces === null ? (
          "–"
        ) : (
          <>
            <Price amount={multiplied(price, pieces) + added} />
            <PlusTax />
          </>
        )}
      </output>
    </p>
  )
}
