import type { OrderReturns as Returns, ReturnedExtra } from "@shop/contract/return/order-return"
import { Moment } from "@/components/dates/moment"
import { Price } from "@/components/money/price"
import { figure } from "@/platform/format/figure"
import { ReturnCard } from "./components/return-card"
import { returnText } from "./texts"
import { extraStateWord } from "./words"

type OrderReturnsProps = {
  orderId: string
  returns: Returns
  isOwn: boolean
  isStaff: boolean
}

/** What was asked back of an order, the newest first; nothing before the first. */
export function OrderReturns({ orderId, returns: asked, isOwn, isStaff }: OrderReturnsProps) {
  const { returns, extraReturns } = asked
  if (returns.length + extraReturns.length === 0) return null
  return (
    <section aria-labelledby="returns">
      <h2 id="returns" className="mb-2 text-2xl">
        {returnText("returns")}
      </h2>
      <ol className="border-t border-line">
        {returns.map((one) => (
          <ReturnCard key={one._id} {...{ orderId, one, isOwn, isStaff }} />
        ))}
        {extraReturns.map((one) => (
          <ExtraRow key={one.id} one={one} />
        ))}
      </ol>
    </section>
  )
}

/** What a plugin takes back, in a line. */
function ExtraRow({ one }: { one: ReturnedExtra }) {
  const { label, qty, refunded, requestedAt } = one
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-line py-3">
      <span className="wrap-anywhere">
        {figure(qty)} × {label}
      </span>
      <span className="flex flex-wrap gap-x-4 text-sm text-muted">
        <Moment at={requestedAt} className="tabular-nums" />
        <span className="font-medium text-ink">{extraStateWord(one)}</span>
        {refunded ? (
          <span>{returnText.nodes("extraRefunded", { amount: <Price amount={refunded} /> })}</span>
        ) : null}
      </span>
    </li>
  )
}
