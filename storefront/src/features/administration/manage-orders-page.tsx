import { useInfiniteQuery } from "@tanstack/react-query"
import type { Order } from "@shop/contract/order/order"
import { Notice } from "@/components/ui/feedback/notice"
import { PageHeading } from "@/components/ui/page/page-heading"
import type { Column } from "@/components/ui/table/column"
import { CancelButton } from "@/features/orders/cancel-button"
import { orderColumns } from "@/features/orders/order-columns"
import { OrderList } from "@/features/orders/order-list"
import { TransactionId } from "@/features/orders/order-marks"
import { allOrdersQuery } from "./all-orders"
import { DeliveryButton } from "./components/delivery-button"

const COLUMNS: Column<Order>[] = [
  ...orderColumns("customer name"),
  { head: "payment", cell: (order) => <Payment order={order} /> },
  {
    head: "Action",
    cell: (order) => (
      <div className="flex flex-wrap gap-2 xl:flex-nowrap">
        {order.isDeliver ? null : <DeliveryButton order={order} />}
        {order.isPaid ? null : <CancelButton order={order} />}
      </div>
    ),
  },
]

/** /dashboard/manageOrders: everybody's orders, for administrators. */
export function ManageOrdersPage() {
  const query = useInfiniteQuery(allOrdersQuery())
  return (
    <div className="space-y-6">
      <PageHeading title="Manage Orders">Manage Orders</PageHeading>
      <OrderList
        caption="Manage Orders"
        columns={COLUMNS}
        query={query}
        empty={<Notice title="No orders yet">The next order appears here as it is placed.</Notice>}
      />
    </div>
  )
}

function Payment({ order }: { order: Order }) {
  return order.isPaid ? <TransactionId order={order} /> : "unpaid"
}
