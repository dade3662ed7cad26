import {
  RETURN_REASONS,
  type ReturnableLine,
  type ReturnReason,
} from "@shop/contract/return/order-return"
import { useId } from "react"
import { describedBy, FieldFrame } from "@/components/ui/form/field-frame"
import { TextField } from "@/components/ui/form/text-field"
import { useSettled } from "@/components/ui/form/use-settled"
import { dayText } from "@/platform/format/dates"
import { returnText } from "../texts"
import { piecesOf, piecesProblem, type TypedLine } from "../typed-return"
import { REASON_WORDS } from "../words"

type LineFieldsProps = {
  line: ReturnableLine
  typed: TypedLine
  /** What the shop, or a try to send it, said of each field. */
  said: { qty: string; reason: string }
  /** Whether it has a time of its own. */
  hasUntil: boolean
  autoFocus: boolean
  /** Gives its reason to the lines that have none; null where there are none. */
  onShareReason: (() => void) | null
  onChange: (typed: TypedLine, field: "qty" | "reason") => void
}

/** How many pieces of a line come back, and why. */
export function LineFields({ line, typed, said, hasUntil, autoFocus, ...to }: LineFieldsProps) {
  const { onShareReason, onChange } = to
  const { productName, sku, qty: most, until } = line
  const { qty, reason } = typed
  const problem = useTypedProblem(qty, most)
  const setPieces = (pieces: string) => onChange({ reason, qty: pieces }, "qty")
  return (
    <fieldset className="border-b border-line py-4">
      <legend className="float-left w-full wrap-anywhere">
        <span className="font-medium">{productName}</span>{" "}
        <span className="text-sm text-muted">{sku}</span>
      </legend>
      <p className="clear-left text-sm text-muted">
        {returnText("mayComeBack", { count: most })}
        {hasUntil ? ` · ${returnText("askLineUntil", { day: dayText(until) })}` : null}
      </p>
      <div className="mt-2 grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <PiecesField
          value={qty}
          most={most}
          error={said.qty || problem}
          autoFocus={autoFocus}
          onChange={setPieces}
        />
        {piecesOf(qty) === 0 ? null : (
          <div>
            <ReasonField
              value={reason}
              error={said.reason}
              onChange={(next) => onChange({ qty, reason: next }, "reason")}
            />
            {onShareReason ? (
              <button
                type="button"
                className="mt-1 min-h-8 text-sm underline underline-offset-4"
                onClick={onShareReason}
              >
                {returnText("sameReason")}
              </button>
            ) : null}
          </div>
        )}
      </div>
    </fieldset>
  )
}

type PiecesFieldProps = {
  value: string
  most: number
  error: string
  autoFocus?: boolean
  onChange: (pieces: string) => void
}

/** A number of pieces, with a button for all. */
export function PiecesField({ value, most, error, autoFocus, onChange }: PiecesFieldProps) {
  return (
    <div className="flex items-start gap-3">
      <TextField
        label={returnText("pieces")}
        inputMode="numeric"
        autoComplete="off"
        autoFocus={autoFocus}
        className="grow [&_input]:tabular-nums"
        value={value}
        error={error || undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      <button type="button" className="btn mt-6" onClick={() => onChange(String(most))}>
        {returnText("allPieces", { pieces: most })}
      </button>
    </div>
  )
}

type ReasonFieldProps = {
  value: TypedLine["reason"]
  error: string
  onChange: (reason: TypedLine["reason"]) => void
}

function ReasonField({ value, error, onChange }: ReasonFieldProps) {
  const id = useId()
  const said = error || undefined
  return (
    <FieldFrame id={id} label={returnText("reason")} required error={said}>
      <select
        {...describedBy(id, { error: said })}
        id={id}
        className="select w-full aria-invalid:border-error"
        value={value}
        onChange={({ target }) => onChange(target.value as ReturnReason | "")}
      >
        <option value="">{returnText("chooseOne")}</option>
        {RETURN_REASONS.map((one) => (
          <option key={one} value={one}>
            {REASON_WORDS[one]}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}

/** Said once the hand rests: the first figure of a number is no wrong number. */
export function useTypedProblem(text: string, most: number): string {
  const rests = useSettled(text) === text
  return (rests && piecesProblem(text, most)) || ""
}
