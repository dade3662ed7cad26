import { Trash2 } from "lucide-react"
import { useId } from "react"
import { DeclaredInputs } from "@/components/fields/declared-inputs"
import { useDeclaredFields } from "@/platform/fields/declared-fields"
import type { FieldInput } from "@/platform/fields/field-input"
import { LineHints } from "../line/line-hints"
import { PartLine } from "../line/part-line"
import { QuantityField } from "../line/quantity-field"
import { problemOf } from "../line-problem"
import type { ShownLine } from "../shown-lines"
import { basketText } from "../texts"

type BasketRowProps = {
  line: ShownLine
  /** Why the shop refused to order it, though the basket tells of nothing wrong. */
  refusal: string | undefined
  /** What is put into the fields that plugins declared of it. */
  fields: FieldInput | undefined
  /** Rejects where it could not be saved. */
  onQuantity: (qty: number) => Promise<void>
  onRemove: () => void
}

/** One part of the basket: how many, what they cost, and what is wrong with them. */
export function BasketRow({ line, refusal, fields, onQuantity, onRemove }: BasketRowProps) {
  const { productName } = line
  const hints = useId()
  const problem = problemOf(line) ?? refusal
  return (
    <PartLine
      line={line}
      actions={
        <button
          type="button"
          aria-label={basketText("remove", { productName })}
          className="btn btn-square btn-ghost btn-sm"
          onClick={onRemove}
        >
          <Trash2 aria-hidden="true" className="size-4" />
        </button>
      }
      quantity={
        <QuantityField
          line={line}
          describedBy={problem ? hints : undefined}
          onQuantity={onQuantity}
        />
      }
      hints={<LineHints id={hints} line={line} problem={problem} onQuantity={onQuantity} />}
    >
      {fields ? <LineFields productName={productName} input={fields} /> : null}
    </PartLine>
  )
}

/** What plugins declared of a line, which several lines ask for by the same label. */
function LineFields({ productName, input }: { productName: string; input: FieldInput }) {
  const isAny = useDeclaredFields("orderLine").some(({ isAsked }) => isAsked)
  if (!isAny) return null
  return (
    <fieldset className="space-y-2">
      <legend className="sr-only">{productName}</legend>
      <DeclaredInputs of="orderLine" input={input} />
    </fieldset>
  )
}
