import type { RowCandidate } from "@shop/contract/order-lines/checked-lines"
import { Price } from "@/components/money/price"
import { NearestQuantities } from "@/features/basket/line/nearest-quantities"
import { PartFit } from "@/features/vehicles/fit/part-fit"
import type { Entry } from "../check/entries"
import type { Reading } from "../grammar/readings"
import { problemOf } from "../problem-of"
import { quickText } from "../texts"
import { EntryFields } from "./entry-fields"
import { LineNumbers } from "./line-numbers"

type WrongEntryProps = {
  entry: Entry
  /** Null takes it out of the list. */
  onChange: (to: Reading | null) => void
}

/** An entry that cannot be ordered, why, and each way to mend it with a click. */
export function WrongEntry({ entry, onChange }: WrongEntryProps) {
  const { row, reading, lines } = entry
  const { candidates, nearest, productName, sku, number } = row
  return (
    <div className="space-y-2">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <LineNumbers lines={lines} />
        {productName ? (
          <span className="font-medium wrap-anywhere">
            {productName} <span className="lettering text-muted">{sku}</span>
          </span>
        ) : null}
      </div>
      {row.productId ? <PartFit productId={row.productId} /> : null}
      <p className="flex items-start gap-1.5 text-sm font-medium text-error">
        <span aria-hidden="true" className="mt-1.5 size-2 shrink-0 rotate-45 bg-error" />
        <span className="wrap-anywhere first-letter:uppercase">{problemOf(entry)}</span>
      </p>
      {candidates.length > 0 ? (
        <ul className="space-y-1">
          {candidates.map((candidate) => (
            <li key={candidate.productId}>
              <Candidate
                candidate={candidate}
                onTake={() => onChange({ ...reading, number: numberOf(candidate) })}
              />
            </li>
          ))}
        </ul>
      ) : null}
      <EntryFields
        key={lines.map(({ text }) => text).join("\n")}
        entry={entry}
        onChange={onChange}
      />
      <div className="flex flex-wrap gap-2">
        {row.productId === null ? null : (
          <NearestQuantities
            nearest={nearest}
            productName={productName}
            onTake={(qty) => onChange({ ...reading, qty: String(qty) })}
          />
        )}
        <button
          type="button"
          aria-label={quickText("removeNumber", { number })}
          className="btn btn-ghost btn-sm"
          onClick={() => onChange(null)}
        >
          {quickText("remove")}
        </button>
      </div>
    </div>
  )
}

/** Its SKU means this part alone. */
function numberOf({ sku, matchedNumber }: RowCandidate): string {
  return sku || matchedNumber
}

function Candidate({ candidate, onTake }: { candidate: RowCandidate; onTake: () => void }) {
  const { productId, productName, unitPrice, matchedNumber } = candidate
  const number = numberOf(candidate)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-l-2 border-line pl-3">
      <span className="min-w-0 wrap-anywhere">
        {productName}{" "}
        <span className="lettering text-muted">
          {matchedNumber === number ? number : `${number} · ${matchedNumber}`}
        </span>
        <PartFit productId={productId} />
      </span>
      <span className="flex items-center gap-3">
        <span className="text-sm text-muted tabular-nums">
          {quickText.nodes("aPiece", { price: <Price amount={unitPrice} /> })}
        </span>
        <button type="button" className="btn btn-sm" onClick={onTake}>
          {quickText("take", { sku: number })}
        </button>
      </span>
    </div>
  )
}
