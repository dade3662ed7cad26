import type { Order } from "@shop/contract/order/order"
import type { OrderLine } from "@shop/contract/order/order-lines"
import { Link } from "react-router-dom"
import { DeclaredLines } from "@/components/fields/declared-rows"
import { Price } from "@/components/money/price"
import type { Column } from "@/components/ui/table/column"
import { DataTable } from "@/components/ui/table/data-table"
import { reorderAddress } from "../reorder"
import { ordersText } from "../texts"

type Amounts = { name: string; qty: number; price: number; total: number }

/** A part, or what a plugin added: that has no page and goes by no parcel. */
type Row = Amounts & {
  place: number
  part: (OrderLine & { reviewable: boolean; again: string | null }) | null
}

const COLUMNS: Column<Row>[] = [
  {
    head: ordersText("productName"),
    prose: true,
    cell: ({ name, part }) => (part ? <Part part={part} /> : name),
  },
  { head: ordersText("sku"), cell: ({ part }) => part?.sku || "–" },
  { head: ordersText("quantity"), figures: true, cell: ({ qty }) => qty },
  { head: ordersText("price"), figures: true, cell: ({ price }) => <Price amount={price} /> },
  { head: ordersText("totalPrice"), figures: true, cell: ({ total }) => <Price amount={total} /> },
  { head: ordersText("shipped"), figures: true, cell: ({ part }) => part?.shipped ?? "–" },
  { head: ordersText("open"), figures: true, cell: ({ part }) => part?.open ?? "–" },
]

type OrderLinesProps = {
  order: Order
  /** Whether the reader may order its lines again. */
  again: boolean
}

/** All that was ordered, a line each, and behind it what plugins added. */
export function OrderLines({ order, again }: OrderLinesProps) {
  const rows = rowsOf(order, again)
  return (
    <DataTable
      caption={ordersText("lines")}
      columns={COLUMNS}
      rows={rows}
      keyOf={({ place }) => String(place)}
    />
  )
}

function rowsOf(order: Order, again: boolean): Row[] {
  const { _id, lines, addedLines = [], isPaid, isDeliver } = order
  const reviewable = isPaid && isDeliver
  const parts = lines.map((line, place) => ({
    ...{ name: line.productName, qty: line.qty, price: line.price, total: line.total },
    part: { ...line, reviewable, again: again ? reorderAddress(_id, place + 1) : null },
  }))
  const added = addedLines.map(({ title, qty, unitPrice, total }) => ({
    ...{ name: title, qty, price: unitPrice, total },
    part: null,
  }))
  return [...parts, ...added].map((row, place) => ({ ...row, place }))
}

type PartProps = { part: NonNullable<Row["part"]> }

function Part({ part }: PartProps) {
  const { productId, productName, reviewable, again } = part
  const address = `/product/${productId}`
  return (
    <>
      <Link to={address} className="font-medium underline underline-offset-4">
        {productName}
      </Link>
      <DeclaredLines of="orderLine" thing={part} />
      {reviewable ? (
        <Link
          to={`${address}#review`}
          className="mt-1 block text-sm underline underline-offset-4 print:hidden"
        >
          {ordersText("reviewThisPart")}
        </Link>
      ) : null}
      {again ? (
        <Link
          to={again}
          aria-description={productName}
          className="mt-1 block text-sm underline underline-offset-4 print:hidden"
        >
          {ordersText("orderAgain")}
        </Link>
      ) : null}
    </>
  )
}
