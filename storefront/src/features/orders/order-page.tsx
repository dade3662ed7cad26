import { Printer } from "lucide-react"
import { lazy, Suspense } from "react"
import { Link, useMatch, useParams } from "react-router-dom"
import type { Order } from "@shop/contract/order/order"
import { useQuery } from "@tanstack/react-query"
import { Failed } from "@/components/ui/feedback/failed"
import { Notice } from "@/components/ui/feedback/notice"
import { PageHeading } from "@/components/ui/page/page-heading"
import { ApiError } from "@/platform/api/api-error"
import { useSession } from "@/platform/identity/session"
import { shopFacts } from "@/platform/shop-facts"
import { Slot } from "@/platform/slots/slot"
import { orderQuery } from "./api"
import { CancelButton } from "./cancel-button"
import { OrderFacts } from "./components/order-facts"
import { OrderLines } from "./components/order-lines"
import { OrderNotes } from "./components/order-notes"
import { Shipments } from "./components/shipments"
import { Timeline } from "./components/timeline"
import { OrderAgain } from "./order-again"
import { orderReturnsQuery } from "./returns/api"
import { OrderReturns } from "./returns/order-returns"
import { ReturnParts } from "./returns/return-parts"
import { ordersText } from "./texts"

const ReturnPage = lazy(() =>
  import("./returns/return-page").then(({ ReturnPage }) => ({ default: ReturnPage })),
)

/** /dashboard/orders/{id}: one order as it would lie in the parcel. */
export function OrderPage() {
  const { id = "" } = useParams()
  const asked = useMatch("/dashboard/orders/:id/return")
  const session = useSession()
  const { data: order, error, isPending, refetch } = useQuery(orderQuery(id))
  const { data: returns } = useQuery(orderReturnsQuery(id))
  if (isPending) return <SkeletonRows rows={6} />
  if (!order) {
    const missing = error instanceof ApiError && [403, 404].includes(error.status)
    return (
      <div className="space-y-6">
        <PageHeading title={ordersText("order")}>{ordersText("order")}</PageHeading>
        {missing ? (
          <Notice
            title={ordersText("noSuchOrder")}
            action={
              <Link to="/dashboard/orders" className="btn btn-sm">
                {ordersText("showMyOrders")}
              </Link>
            }
          />
        ) : (
          <Failed title={ordersText("notLoaded")} error={error} onRetry={() => void refetch()} />
        )}
      </div>
    )
  }
  const own =
    session.status === "signedIn" && session.email.toLowerCase() === order.email.toLowerCase()
  const isStaff = session.status === "signedIn" && session.user?.isAdmin === true
  return (
    <div className="space-y-8">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <p className="lettering text-muted">{shopFacts.name}</p>
          <PageHeading title={ordersText("orderNumber", { number: order.number })}>
            {ordersText("orderNumber", { number: order.number })}
          </PageHeading>
          <p className="mt-1 text-sm text-muted wrap-anywhere">{order._id}</p>
        </div>
        <div className="flex flex-wrap gap-3 print:hidden">
          <OrderActions order={order} own={own} />
          {own ? <ReturnParts orderId={id} returns={returns} /> : null}
          {own ? <OrderAgain order={order} /> : null}
          <button type="button" className="btn btn-sm" onClick={() => window.print()}>
            <Printer aria-hidden="true" className="size-4" />
            {ordersText("print")}
          </button>
        </div>
      </header>
      <Timeline order={order} />
      <OrderLines
        order={order}
        again={own}
        returnable={own && returns ? returns.lines.map(({ line }) => line) : []}
      />
      <Shipments order={order} isStaff={isStaff} />
      {returns ? <OrderReturns {...{ orderId: id, returns, isOwn: own, isStaff }} /> : null}
      <OrderNotes orderId={order._id} />
      <Slot at="order-page" with={{ order }} className="space-y-8" />
      <OrderFacts order={order} />
      {asked ? (
        <Suspense fallback={null}>
          <ReturnPage />
        </Suspense>
      ) : null}
    </div>
  )
}

/** What the reader can still do with an order: paying is its owner's alone. */
function OrderActions({ order, own }: { order: Order; own: boolean }) {
  if (order.isPaid || order.cancelledAt) return null
  return (
    <>
      {own ? (
        <Link to={`/dashboard/payment/${order._id}`} className="btn btn-primary btn-sm">
          {ordersText("pay")}
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
      <span className="sr-only">{ordersText("loading")}</span>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} aria-hidden="true" className="skeleton h-12 w-full rounded-box" />
      ))}
    </div>
  )
}
