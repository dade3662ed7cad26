import type { ShownLine } from "../shown-lines"
import { NearestQuantities } from "./nearest-quantities"
import { NextRung } from "./next-rung"
import { tryQuantity } from "../change/try-quantity"

type LineHintsProps = {
  id: string
  line: ShownLine
  problem: string | undefined
  onQuantity: (qty: number) => Promise<void>
}

/** What is wrong with a line and the quantities that would do; else what more pieces would save. */
export function LineHints({ id, line, problem, onQuantity }: LineHintsProps) {
  const { nextRung, productName } = line
  if (problem) {
    return (
      <div className="text-sm">
        <p id={id} className="flex items-start gap-1.5 font-medium text-error">
          <span aria-hidden="true" className="mt-1.5 size-2 shrink-0 rotate-45 bg-error" />
          <span className="first-letter:uppercase">{problem}</span>
        </p>
        {line.nearest.length > 0 ? (
          <p className="mt-2 flex flex-wrap gap-2">
            <NearestQuantities
              nearest={line.nearest}
              productName={productName}
              onTake={(qty) => void tryQuantity(onQuantity, qty)}
            />
          </p>
        ) : null}
      </div>
    )
  }
  if (!nextRung) return null
  return (
    <NextRung
      rung={nextRung}
      qty={line.qty}
      productName={productName}
      onTake={(from) => void tryQuantity(onQuantity, from)}
    />
  )
}
