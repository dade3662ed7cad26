import { useInfiniteQuery } from "@tanstack/react-query"
import type { Order } from "@shop/contract/order/order"
import { Link, Outlet, useNavigate } from "react-router-dom"
import { Notice } from "@/components/ui/feedback/notice"
import { PageHeading } from "@/components/ui/page/page-heading"
import { RowButton } from "@/components/ui/table/row-button"
import type { Column } from "@/components/ui/table/column"
import { useSession } from "@/platform/identity/session"
import { CancelButton } from "./cancel-button"
import { myOrdersQuery } from "./api"
import { orderColumns } from "./order-columns"
import { OrderAgain } from "./order-again"
import { OrderList } from "./order-list"
import { PaidMark } from "./order-marks"
import { ShowCancelled, useShowCancelled } from "./show-cancelled"
import { ordersText } from "./texts"

const COLUMNS: Column<Order>[] = [
  ...orderColumns(ordersText("yourName")),
  {
    head: ordersText("paymentHead"),
    cell: (order) => <Payment order={order} />,
  },
  {
    head: ordersText("action"),
    cell: (order) => (
      <div className="flex flex-wrap gap-2">
        {order.isPaid || order.cancelledAt ? null : <CancelButton order={order} />}
        <OrderAgain order={order} />
      </div>
    ),
  },
]

/** /dashboard/orders: the reader's own orders; the payment dialog opens over it. */
export function OrdersPage() {
  const session = useSession()
  const email = session.status === "signedIn" ? session.email : ""
  const [cancelled, showCancelled] = useShowCancelled()
  const query = useInfiniteQuery({ ...myOrdersQuery(email, cancelled), enabled: email !== "" })
  return (
    <div className="space-y-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6">
        <PageHeading title={ordersText("orders")}>{ordersText("orders")}</PageHeading>
        <ShowCancelled shown={cancelled} onChange={showCancelled} />
      </div>
      <OrderList
        caption={ordersText("orders")}
        columns={COLUMNS}
        query={query}
        empty={<NoOrders />}
      />
      <Outlet />
    </div>
  )
}

function Payment({ order }: { order: Order }) {
  if (order.isPaid) return <PaidMark order={order} />
  return order.cancelledAt ? "–" : <PayButton order={order} />
}

function PayButton({ order }: { order: Order }) {
  const navigate = useNavigate()
  return (
    <RowButton
      primary
      about={order.productName}
      onClick={() => navigate(`/dashboard/payment/${order._id}`)}
    >
      {ordersText("pay")}
    </RowButton>
  )
}

function NoOrders() {
  return (
    <Notice
      title={ordersText("noneYet")}
      action={
        <Link to="/showProduct" className="btn btn-primary btn-sm">
          {ordersText("choosePart")}
        </Link>
      }
    >
      {ordersText("noneYetText")}
    </Notice>
  )
}
