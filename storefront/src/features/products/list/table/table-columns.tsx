import { measureOf } from "@shop/contract/product/measure"
import type { Product } from "@shop/contract/product/product"
import { Link } from "react-router-dom"
import { ExpectedPieces } from "@/components/expected/expected-pieces"
import { PlusTax } from "@/components/money/plus-tax"
import { Price } from "@/components/money/price"
import type { Column } from "@/components/ui/table/column"
import { AddInRow } from "@/features/basket/add/add-in-row"
import { PartFit } from "@/features/vehicles/fit/part-fit"
import { LowestPrice } from "../../card/lowest-price"
import { PartImage } from "../../card/part-image"
import { cardText } from "../../card/texts"
import { listText } from "../texts"
import { PART, PRICE } from "./column-sort"
import type { MeasureColumn } from "./measure-columns"

/** Labels that other columns have. */
const STOCK = listText("stock")
const TO_BASKET = listText("toBasket")
const OWN = [PART, STOCK, PRICE, TO_BASKET]
/** So many measures have room in a table of less than 1280 pixels. */
const FIRST = 2

/** The list as a table: what a data sheet says beside what is asked of any part. */
export function tableColumns(measures: readonly MeasureColumn[]): Column<Product>[] {
  return [
    {
      head: PART,
      prose: true,
      cell: (part) => <PartCell part={part} />,
      sortBy: ({ productName }) => productName,
      directions: ["asc"],
    },
    ...measures.filter(({ label }) => !OWN.includes(label)).map(measureColumn),
    {
      head: STOCK,
      figures: true,
      cell: ({ qty, expected }) => (
        <>
          {Number(qty)}
          <ExpectedPieces expected={expected} />
        </>
      ),
    },
    {
      head: PRICE,
      figures: true,
      cell: ({ price, ladder }) => (
        <>
          <span className="font-semibold">
            <Price amount={price} />
            <PlusTax below />
          </span>
          <LowestPrice ladder={ladder} />
        </>
      ),
      sortBy: ({ price }) => price,
    },
    {
      head: TO_BASKET,
      cell: (part) =>
        Number(part.qty) > 0 || part.expected ? (
          <AddInRow product={part} />
        ) : (
          <span className="lettering text-muted">{cardText("outOfStock")}</span>
        ),
    },
  ]
}

function measureColumn({ label, figures }: MeasureColumn, index: number): Column<Product> {
  return {
    head: label,
    figures,
    spare: index >= FIRST,
    cell: ({ attributes }) => valueOf(attributes, label) ?? listText("noValue"),
    ...(figures && {
      sortBy: ({ attributes }: Product) => measureOf(valueOf(attributes, label) ?? "") ?? 0,
    }),
  }
}

function valueOf(attributes: Product["attributes"], label: string): string | undefined {
  return attributes?.find((one) => one.label === label)?.value
}

function PartCell({ part: { _id, productName, sku, image, fit, fitNotes } }: { part: Product }) {
  return (
    <span className="flex min-w-40 items-center gap-3">
      <span aria-hidden="true" className="w-14 shrink-0">
        <PartImage src={image} alt="" sizes="3.5rem" />
      </span>
      <span className="min-w-0">
        <Link
          to={`/product/${_id}`}
          className="block font-medium wrap-anywhere underline underline-offset-4"
        >
          {productName}
        </Link>
        <span className="lettering block wrap-anywhere text-muted">{sku}</span>
        <PartFit productId={_id} fit={fit} fitNotes={fitNotes} />
      </span>
    </span>
  )
}
