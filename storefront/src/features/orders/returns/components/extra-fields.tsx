import type { ReturnableExtra } from "@shop/contract/return/order-return"
import { Price } from "@/components/money/price"
import { dayText } from "@/platform/format/dates"
import { returnText } from "../texts"
import { PiecesField, useTypedProblem } from "./line-fields"

type ExtraFieldsProps = {
  extra: ReturnableExtra
  typed: string
  /** What the shop, or a try to send it, said of it. */
  said: string
  onChange: (pieces: string) => void
}

/** How many pieces come back of something that a plugin takes: old cores, say. */
export function ExtraFields({ extra, typed, said, onChange }: ExtraFieldsProps) {
  const { label, qty: most, refundEach, until } = extra
  const problem = useTypedProblem(typed, most)
  return (
    <fieldset className="border-b border-line py-4">
      <legend className="float-left w-full font-medium wrap-anywhere">{label}</legend>
      <p className="clear-left flex flex-wrap gap-x-3 text-sm text-muted">
        <span>{returnText("mayComeBack", { count: most })}</span>
        {refundEach === null ? null : (
          <span>{returnText.nodes("refundEach", { amount: <Price amount={refundEach} /> })}</span>
        )}
        {until ? <span>{returnText("askLineUntil", { day: dayText(until) })}</span> : null}
      </p>
      <div className="mt-2 grid gap-6 sm:grid-cols-2">
        <PiecesField value={typed} most={most} error={said || problem} onChange={onChange} />
      </div>
    </fieldset>
  )
}
