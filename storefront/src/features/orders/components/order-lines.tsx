import type { Order } from "@shop/contract/order/order"
import type { OrderLine } from "@shop/contract/order/order-lines"
import type { ReactNode } from "react"
import { Link } from "react-router-dom"
import { DueDays } from "@/components/expected/due-days"
import { DeclaredLines } from "@/components/fields/declared-rows"
import { Price } from "@/components/money/price"
import type { Column } from "@/components/ui/table/column"
import { DataTable } from "@/components/ui/table/data-table"
import { reorderAddress } from "../reorder"
import { returnAddress } from "../returns/returnable"
import { returnText } from "../returns/texts"
import { ordersText } from "../texts"

/** Where its buyer can go on from a line; null where they cannot. */
type Ways = { reviewable: boolean; again: string | null; back: string | null }

type Amounts = { name: string; qty: number; price: number; total: number }

/** A part, or what a plugin added: that has no page and goes by no parcel. */
type Row = Amounts & {
  place: number
  part: (OrderLine & Ways) | null
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

const RETURNED: Column<Row> = {
  head: ordersText("returned"),
  figures: true,
  cell: ({ part }) => part?.returned ?? "–",
}

type OrderLinesProps = {
  order: Order
  /** Whether the reader may order its lines again. */
  again: boolean
  /** The places of the lines that the reader may return something of. */
  returnable: readonly number[]
}

/** All that was ordered, a line each, and behind it what plugins added. */
export function OrderLines({ order, ...may }: OrderLinesProps) {
  const rows = rowsOf(order, may)
  const cameBack = order.lines.some(({ returned }) => returned > 0)
  return (
    <DataTable
      caption={ordersText("lines")}
      columns={cameBack ? [...COLUMNS, RETURNED] : COLUMNS}
      rows={rows}
      keyOf={({ place }) => String(place)}
    />
  )
}

function rowsOf(order: Order, { again, returnable }: Omit<OrderLinesProps, "order">): Row[] {
  const { _id, lines, addedLines = [], isPaid, isDeliver } = order
  const reviewable = isPaid && isDeliver
  const parts = lines.map((line, place) => ({
    ...{ name: line.productName, qty: line.qty, price: line.price, total: line.total },
    part: {
      ...line,
      reviewable,
      again: again ? reorderAddress(_id, place + 1) : null,
      back: returnable.includes(place + 1) ? returnAddress(_id, place + 1) : null,
    },
  }))
  const added = addedLines.map(({ title, qty, unitPrice, total }) => ({
    ...{ name: title, qty, price: unitPrice, total },
    part: null,
  }))
  return [...parts, ...added].map((row, place) => ({ ...row, place }))
}

type PartProps = { part: NonNullable<Row["part"]> }

function Part({ part }: PartProps) {
  const { productId, productName, reviewable, again, back } = part
  const address = `/product/${productId}`
  return (
    <>
      <Link to={address} className="font-medium underline underline-offset-4">
        {productName}
      </Link>
      <DeclaredLines of="orderLine" thing={part} />
      <DueDays due={part.due} />
      {reviewable || again || back ? (
        <span className="mt-1 flex flex-wrap gap-x-4 gap-y-1 print:hidden">
          {reviewable ? (
            <LineWay to={`${address}#review`}>{ordersText("reviewThisPart")}</LineWay>
          ) : null}
          {again ? (
            <LineWay to={again} about={productName}>
              {ordersText("orderAgain")}
            </LineWay>
          ) : null}
          {back ? (
            <LineWay to={back} about={productName}>
              {returnText("returnThisPart")}
            </LineWay>
          ) : null}
        </span>
      ) : null}
    </>
  )
}

type LineWayProps = { to: string; about?: string; children: ReactNode }

function LineWay({ to, about, children }: LineWayProps) {
  return (
    <Link to={to} aria-description={about} className="text-sm underline underline-offset-4">
      {children}
    </Link>
  )
}
