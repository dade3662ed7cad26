import { type SubmitEvent, useId, useRef, useState } from "react"
import { useSettled } from "@/components/ui/form/use-settled"
import { TextField } from "@/components/ui/form/text-field"
import { useNumberSuggestions } from "../use-number-suggestions"
import { isMeantAsQuantity } from "../grammar/quantity"
import type { Reading } from "../grammar/readings"
import { quickText } from "../texts"

const NOTHING = { number: "", qty: "" }

/** A row typed by hand: Enter leads from the number to the quantity, and on to the next row. */
export function AddRow({ onAdd }: { onAdd: (row: Reading) => void }) {
  const [typed, setTyped] = useState(NOTHING)
  const [fault, setFault] = useState<{ field: "number" | "qty"; message: string }>()
  const suggestions = useId()
  const form = useRef<HTMLFormElement>(null)
  const number = typed.number.trim()
  const qty = typed.qty.trim()
  const found = useNumberSuggestions(useSettled(number))

  function field(name: "number" | "qty"): HTMLInputElement | null {
    return form.current?.querySelector<HTMLInputElement>(`[name=${name}]`) ?? null
  }

  function complain(name: "number" | "qty", message: string) {
    setFault({ field: name, message })
    field(name)?.focus()
  }

  function onSubmit(event: SubmitEvent) {
    event.preventDefault()
    if (number === "") return complain("number", quickText("numberRequired"))
    if (qty === "" && document.activeElement === field("number")) return field("qty")?.focus()
    if (qty !== "" && !isMeantAsQuantity(qty)) return complain("qty", quickText("wholeNumber"))
    onAdd({ number, qty: qty === "" ? null : qty })
    setTyped(NOTHING)
    setFault(undefined)
    field("number")?.focus()
  }

  return (
    <form
      ref={form}
      noValidate
      aria-label={quickText("oneRow")}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3 sm:grid-cols-[minmax(0,1fr)_7rem_auto]"
      onSubmit={onSubmit}
    >
      <TextField
        label={quickText("number")}
        name="number"
        list={suggestions}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={typed.number}
        error={fault?.field === "number" ? fault.message : undefined}
        className="max-sm:col-span-full"
        onChange={({ target }) => setTyped({ ...typed, number: target.value })}
      />
      <datalist id={suggestions}>
        {found.map(({ _id, sku, productName }) => (
          <option key={_id} value={sku}>
            {productName}
          </option>
        ))}
      </datalist>
      <TextField
        label={quickText("quantity")}
        name="qty"
        inputMode="numeric"
        autoComplete="off"
        value={typed.qty}
        error={fault?.field === "qty" ? fault.message : undefined}
        onChange={({ target }) => setTyped({ ...typed, qty: target.value })}
      />
      {/* As high as a label. */}
      <button type="submit" className="btn mt-6">
        {quickText("add")}
      </button>
    </form>
  )
}
