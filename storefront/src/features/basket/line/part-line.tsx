import type { ReactNode } from "react"
import { Link } from "react-router-dom"
import { WantedPieces } from "@/components/expected/wanted-pieces"
import { Price } from "@/components/money/price"
import { PartImage } from "@/features/products/card/part-image"
import { PartFit } from "@/features/vehicles/fit/part-fit"
import type { ShownLine } from "../shown-lines"
import { basketText } from "../texts"

type PartLineProps = {
  line: ShownLine
  /** The buttons at its end. */
  actions?: ReactNode
  quantity: ReactNode
  hints: ReactNode
  children?: ReactNode
}

/** A part of a basket or a list, with its picture and what it costs; how many is the caller's. */
export function PartLine({ line, actions, quantity, hints, children }: PartLineProps) {
  const { productId, productName, sku, status, available, asked } = line
  const isSold = status !== "unknown"
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
          {actions}
        </div>
        {isSold ? <PartFit productId={productId} /> : null}
        <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
          {quantity}
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
        {isSold && asked ? (
          <WantedPieces qty={line.qty} available={available} expected={line.expected} />
        ) : null}
        {hints}
        {children}
      </div>
    </li>
  )
}
