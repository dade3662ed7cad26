import { type SubmitEvent, useId, useState } from "react"
import type { Entry } from "../check/entries"
import { isMeantAsQuantity } from "../grammar/quantity"
import type { Reading } from "../grammar/readings"
import { quickText } from "../texts"

type EntryFieldsProps = { entry: Entry; onChange: (to: Reading) => void }

/** Number and quantity of an entry, to be typed anew where it stands. */
export function EntryFields({ entry: { lines, reading, qty: sum }, onChange }: EntryFieldsProps) {
  const id = useId()
  const [number, setNumber] = useState(reading.number)
  const [qty, setQty] = useState(lines.length > 1 ? String(sum) : (reading.qty ?? ""))
  const [fault, setFault] = useState("")
  const line = lines[0]?.line ?? 0

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    const typed = { number: number.trim(), qty: qty.trim() }
    if (typed.number === "") return setFault(quickText("numberRequired"))
    if (typed.qty !== "" && !isMeantAsQuantity(typed.qty)) {
      return setFault(quickText("wholeNumber"))
    }
    setFault("")
    onChange({ number: typed.number, qty: typed.qty || null })
  }

  const field = {
    autoComplete: "off",
    autoCapitalize: "off",
    spellCheck: false,
    "aria-describedby": fault ? id : undefined,
  }
  return (
    <form noValidate onSubmit={onSubmit}>
      <div className="flex gap-2">
        <input
          {...field}
          aria-label={quickText("numberIn", { line })}
          value={number}
          className="input input-sm min-w-0 grow"
          onChange={({ target }) => setNumber(target.value)}
        />
        <input
          {...field}
          aria-label={quickText("quantityIn", { line })}
          inputMode="numeric"
          value={qty}
          className="input input-sm w-24 shrink-0 tabular-nums"
          onChange={({ target }) => setQty(target.value)}
        />
        <button type="submit" className="btn shrink-0 btn-sm">
          {quickText("change")}
        </button>
      </div>
      {fault ? (
        <p id={id} role="alert" className="mt-1 text-sm font-medium text-error">
          {fault}
        </p>
      ) : null}
    </form>
  )
}
