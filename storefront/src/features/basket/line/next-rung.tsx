import type { BasketLine } from "@shop/contract/basket/basket"
import { basketText } from "../texts"

type NextRungProps = {
  rung: NonNullable<BasketLine["nextRung"]>
  qty: number
  productName: string
  /** Takes as many as the rung begins with. */
  onTake: (from: number) => void
}

/** What some pieces more would save, a click away. */
export function NextRung({ rung, qty, productName, onTake }: NextRungProps) {
  const { from, add, saves, cheaperInAll } = rung
  return (
    <button
      type="button"
      aria-description={productName}
      className="min-h-9 text-left text-sm underline decoration-dotted underline-offset-4"
      onClick={() => onTake(from)}
    >
      {cheaperInAll
        ? basketText("addCheaper", { add, saves, from, qty })
        : basketText("addForLess", { add, saves })}
    </button>
  )
}
