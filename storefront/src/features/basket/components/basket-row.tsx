import { Trash2 } from "lucide-react"
import { useId } from "react"
import { Link } from "react-router-dom"
import { DeclaredInputs } from "@/components/fields/declared-inputs"
import { Price } from "@/components/money/price"
import { PartImage } from "@/features/products/card/part-image"
import { useDeclaredFields } from "@/platform/fields/declared-fields"
import type { FieldInput } from "@/platform/fields/field-input"
import { problemOf } from "../line-problem"
import type { ShownLine } from "../shown-lines"
import { LineHints } from "./line-hints"
import { QuantityField } from "./quantity-field"
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
  const { productId, productName, sku, status, available, asked } = line
  const hints = useId()
  const isSold = status !== "unknown"
  const problem = problemOf(line) ?? refusal
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 border-b border-line py-4 sm:grid-cols-[7rem_minmax(0,1fr)]">
      <PartImage src={line.image} alt={basketText("drawing", { productName })} sizes="7rem" />
      <div className="min-w-0 space-y-2">
        <div className="flex items-start justify-between gap-2">
          <div className="min-w-0">
            <h3 className="text-xl wrap-anywhere">
              {isSold ? (
                <Link to={`/product/${productId}`} className="underline-offset-4 hover:underline">
                  {productName}
                </Link>
              ) : (
                productName
              )}
            </h3>
            <p className="lettering flex flex-wrap gap-x-4 text-muted">
              <span>{sku}</span>
              {isSold && asked ? <span>{basketText("inStock", { available })}</span> : null}
            </p>
          </div>
          <button
            type="button"
            aria-label={basketText("remove", { productName })}
            className="btn btn-square btn-ghost btn-sm"
            onClick={onRemove}
          >
            <Trash2 aria-hidden="true" className="size-4" />
          </button>
        </div>
        <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
          <QuantityField
            line={line}
            describedBy={problem ? hints : undefined}
            onQuantity={onQuantity}
          />
          {line.unitPrice === null || line.total === null ? null : (
            <p className="ml-auto text-right tabular-nums">
              <span className="block text-sm text-muted">
                {basketText.nodes("aPiece", { price: <Price amount={line.unitPrice} /> })}
              </span>
              <span className="text-xl font-semibold">
                <Price amount={line.total} />
              </span>
            </p>
          )}
        </div>
        <LineHints id={hints} line={line} problem={problem} onQuantity={onQuantity} />
        {fields ? <LineFields productName={productName} input={fields} /> : null}
      </div>
    </li>
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
