import { useId } from "react"
import type { ShownLine } from "../shown-lines"
import { basketText } from "../texts"
import { useTypedQuantity } from "../change/use-typed-quantity"

type QuantityFieldProps = {
  line: ShownLine
  /** What says why the quantity cannot be ordered. */
  describedBy: string | undefined
  onQuantity: (qty: number) => Promise<void>
}

/** The pieces of a line; Enter and leaving the field save at once. */
export function QuantityField({ line, describedBy, onQuantity }: QuantityFieldProps) {
  const id = useId()
  const { text, fault, type, finish } = useTypedQuantity(line.qty, onQuantity)
  const described = fault ? `${id}-fault` : describedBy
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {basketText.nodes("quantityOf", {
          of: <span className="sr-only">{basketText("ofPart", { part: line.productName })}</span>,
        })}
      </label>
      <input
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        data-quantity={line.productId}
        value={text}
        aria-invalid={described ? true : undefined}
        aria-describedby={described}
        className="input w-28 tabular-nums aria-invalid:border-error"
        onChange={({ target }) => type(target.value)}
        onBlur={finish}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return
          event.preventDefault()
          finish()
        }}
      />
      {fault ? (
        <p id={`${id}-fault`} className="mt-1 max-w-56 text-sm font-medium text-error">
          {fault}
        </p>
      ) : null}
    </div>
  )
}
