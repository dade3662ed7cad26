import { Trash2 } from "lucide-react"
import { useState } from "react"
import { Link } from "react-router-dom"
import { WantedPieces } from "@/components/expected/wanted-pieces"
import { Price } from "@/components/money/price"
import { NextRung } from "@/features/basket/line/next-rung"
import { PartFit } from "@/features/vehicles/fit/part-fit"
import type { Entry } from "../check/entries"
import { isPieces } from "../grammar/quantity"
import type { Reading } from "../grammar/readings"
import { quickText } from "../texts"
import { LineNumbers } from "./line-numbers"

type ReadyEntryProps = {
  entry: Entry
  /** Null takes it out of the list. */
  onChange: (to: Reading | null) => void
}

/** An entry that can be ordered: what it is, what it costs, and what more of it would save. */
export function ReadyEntry({ entry, onChange }: ReadyEntryProps) {
  const { row, reading, lines, qty, total } = entry
  const { productId, productName, sku, unitPrice, nextRung, number, matchedBy, available } = row
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">
          <Link to={`/product/${productId}`} className="underline-offset-4 hover:underline">
            {productName}
          </Link>
        </p>
        <p className="flex flex-wrap gap-x-3 text-sm">
          <LineNumbers lines={lines} />
          <span className="lettering text-muted">{sku}</span>
          {matchedBy === "sku" ? null : (
            <span className="lettering wrap-anywhere text-muted">{number}</span>
          )}
          <span className="lettering text-muted">{quickText("inStock", { available })}</span>
        </p>
        {productId ? <PartFit productId={productId} /> : null}
      </div>
      <button
        type="button"
        aria-label={quickText("removeNumber", { number: productName })}
        className="btn btn-square btn-ghost btn-sm"
        onClick={() => onChange(null)}
      >
        <Trash2 aria-hidden="true" className="size-4" />
      </button>
      <div className="col-span-full flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <QuantityInput
          key={qty}
          label={quickText("quantityOf", { part: productName })}
          qty={qty}
          onQuantity={(pieces) => onChange({ ...reading, qty: pieces })}
        />
        <p className="ml-auto text-right tabular-nums">
          {unitPrice === null ? null : (
            <span className="mr-3 text-sm text-muted">
              {quickText.nodes("aPiece", { price: <Price amount={unitPrice} /> })}
            </span>
          )}
          <span className="font-semibold">
            <Price amount={total} />
          </span>
        </p>
      </div>
      <p className="col-span-full empty:hidden">
        <WantedPieces qty={qty} available={available} expected={row.expected} />
      </p>
      {row.successor ? (
        <p className="col-span-full flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <span className="wrap-anywhere">
            {quickText("replaced", { part: row.successor.productName })}
          </span>
          <button
            type="button"
            className="btn btn-sm"
            onClick={() => onChange({ ...reading, number: row.successor?.sku ?? "" })}
          >
            {quickText("take", { sku: row.successor.sku })}
          </button>
        </p>
      ) : null}
      {row.assumed ? (
        <p className="col-span-full text-sm font-medium text-warning-content">
          <span className="rounded-selector bg-warning px-1.5 py-0.5">
            {quickText("assumed", { qty })}
          </span>
        </p>
      ) : null}
      {lines.length > 1 ? (
        <p className="col-span-full text-sm text-muted">
          {quickText("addedUp", { lines: lines.map(({ line }) => line).join(", ") })}
        </p>
      ) : null}
      {nextRung ? (
        <p className="col-span-full">
          <NextRung
            rung={nextRung}
            qty={qty}
            productName={productName}
            onTake={(from) => onChange({ ...reading, qty: String(from) })}
          />
        </p>
      ) : null}
    </div>
  )
}

type QuantityInputProps = { label: string; qty: number; onQuantity: (pieces: string) => void }

/** Enter and leaving the field change the list. */
function QuantityInput({ label, qty, onQuantity }: QuantityInputProps) {
  const [text, setText] = useState(String(qty))
  const typed = text.trim()
  const isWrong = !isPieces(typed)
  function finish() {
    if (!isWrong && Number(typed) !== qty) onQuantity(typed)
  }
  return (
    <span>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-invalid={isWrong ? true : undefined}
        value={text}
        className="input input-sm w-24 tabular-nums aria-invalid:border-error"
        onChange={({ target }) => setText(target.value)}
        onBlur={finish}
        onKeyDown={({ key }) => key === "Enter" && finish()}
      />
      {isWrong ? (
        <span role="alert" className="ml-2 text-sm font-medium text-error">
          {quickText("wholeNumber")}
        </span>
      ) : null}
    </span>
  )
}
