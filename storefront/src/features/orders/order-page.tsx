import { Printer } from "lucide-react"
import { Link, useParams } from "react-router-dom"
import type { Order } from "@shop/contract/order/order"
import { useQuery } from "@tanstack/react-query"
import { Price } from "@/components/money/price"
import { Failed } from "@/components/ui/feedback/failed"
import { Notice } from "@/components/ui/feedback/notice"
import { PageHeading } from "@/components/ui/page/page-heading"
import type { Column } from "@/components/ui/table/column"
import { DataTable } from "@/components/ui/table/data-table"
import { ApiError } from "@/platform/api/api-error"
import { useSession } from "@/platform/identity/session"
import { shopFacts } from "@/platform/shop-facts"
import { orderQuery } from "./api"
import { CancelButton } from "./cancel-button"
import { OrderFacts } from "./components/order-facts"
import { Timeline } from "./components/timeline"

const LINES: Column<Order>[] = [
  {
    head: "Product Name",
    cell: (order) => (
      <>
        <Link
          to={`/product/${order.productId}`}
          className="font-medium underline underline-offset-4"
        >
          {order.productName}
        </Link>
        {order.isPaid && order.isDeliver ? (
          <Link
            to={`/product/${order.productId}#review`}
            className="mt-1 block text-sm underline underline-offset-4 print:hidden"
          >
            Review this part
          </Link>
        ) : null}
      </>
    ),
  },
  { head: "Quantity", figures: true, cell: (order) => order.qty },
  { head: "price", figures: true, cell: (order) => <Price amount={order.price} /> },
  { head: "Total Price", figures: true, cell: (order) => <Price amount={Number(order.total)} /> },
]

/** /dashboard/orders/{id}: one order as it would lie in the parcel. */
export function OrderPage() {
  const { id = "" } = useParams()
  const { data: order, error, isPending, refetch } = useQuery(orderQuery(id))
  if (isPending) return <SkeletonRows rows={6} />
  if (!order) {
    const missing = error instanceof ApiError && [403, 404].includes(error.status)
    return (
      <div className="space-y-6">
        <PageHeading title="Order">Order</PageHeading>
        {missing ? (
          <Notice
            title="There is no such order among yours"
            action={
              <Link to="/dashboard/orders" className="btn btn-sm">
                Show my orders
              </Link>
            }
          />
        ) : (
          <Failed
            title="The order could not be loaded"
            error={error}
            onRetry={() => void refetch()}
          />
        )}
      </div>
    )
  }
  return (
    <div className="space-y-8">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <p className="lettering text-muted">{shopFacts.name}</p>
          <PageHeading title={`Order ${shortId(order._id)}`}>
            Order {shortId(order._id)}
          </PageHeading>
          <p className="mt-1 text-sm text-muted wrap-anywhere">{order._id}</p>
        </div>
        <div className="flex flex-wrap gap-3 print:hidden">
          <OrderActions order={order} />
          <button type="button" className="btn btn-sm" onClick={() => window.print()}>
            <Printer aria-hidden="true" className="size-4" />
            Print
          </button>
        </div>
      </header>
      <Timeline order={order} />
      <DataTable caption="Lines" columns={LINES} rows={[order]} keyOf={(line) => line._id} />
      <OrderFacts order={order} />
    </div>
  )
}

/** Enough of Medusa's id to tell orders apart when they are spoken of. */
function shortId(id: string): string {
  return id.slice(-6).toUpperCase()
}

/** What the reader can still do with an order: paying is its owner's alone. */
function OrderActions({ order }: { order: Order }) {
  const session = useSession()
  if (order.isPaid || order.cancelledAt) return null
  const own =
    session.status === "signedIn" && session.email.toLowerCase() === order.email.toLowerCase()
  return (
    <>
      {own ? (
        <Link to={`/dashboard/payment/${order._id}`} className="btn btn-primary btn-sm">
          Pay
        </Link>
      ) : null}
      {order.isDeliver ? null : <CancelButton order={order} />}
    </>
  )
}

/** Grey bars in the place of a list that is on its way. */
function SkeletonRows({ rows = 5 }: { rows?: number }) {
  return (
    <div className="space-y-3">
      <span className="sr-only">Loading</span>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} aria-hidden="true" className="skeleton h-12 w-full rounded-box" />
      ))}
    </div>
  )
}
