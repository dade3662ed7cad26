import { MOST_LINES } from "@shop/contract/list-sizes"
import type { ReactNode } from "react"
import { PlusTax } from "@/components/money/plus-tax"
import { Price } from "@/components/money/price"
import { Button } from "@/components/ui/action/button"
import { weightText } from "@/features/basket/line/weight-text"
import { sumOf, type Entry } from "../check/entries"
import { quickText } from "../texts"

type ListSummaryProps = {
  ready: readonly Entry[]
  /** How many stay behind. */
  wrong: number
  /** Nothing is bought that is not shown yet. */
  isOld: boolean
  busy: boolean
  onAdd: () => void
  onOrder: () => void
  children?: ReactNode
}

/** What all that is ready comes to, and the ways to have it. */
export function ListSummary({ ready, wrong, isOld, busy, ...summary }: ListSummaryProps) {
  const { total, weight, isWeightWhole } = sumOf(ready)
  const tooMany = ready.length - MOST_LINES
  const isOff = isOld || busy || ready.length === 0 || tooMany > 0
  return (
    <div className="space-y-4 border border-line p-4">
      <dl className="flex flex-wrap justify-between gap-x-8 gap-y-2">
        <div>
          <dt className="lettering text-muted">{quickText("totalPrice")}</dt>
          <dd
            aria-busy={isOld}
            className="text-3xl font-semibold tabular-nums aria-busy:text-muted"
          >
            <Price amount={total} />
            <PlusTax />
          </dd>
        </div>
        {weight === null ? null : (
          <div>
            <dt className="lettering text-muted">{quickText("weight")}</dt>
            <dd className="tabular-nums">{weightText(weight, isWeightWhole)}</dd>
          </div>
        )}
      </dl>
      <div className="flex flex-wrap gap-2">
        <Button kind="primary" disabled={isOff} onClick={summary.onOrder}>
          {quickText("orderNow")}
        </Button>
        <Button disabled={isOff} onClick={summary.onAdd}>
          {quickText("addToBasket")}
        </Button>
        {summary.children}
      </div>
      {tooMany > 0 ? (
        <p className="text-sm font-medium text-error">{quickText("tooMany", { count: tooMany })}</p>
      ) : null}
      {wrong > 0 && ready.length > 0 ? (
        <p className="text-sm text-muted">{quickText("staysHere", { count: wrong })}</p>
      ) : null}
    </div>
  )
}
