import type { Order } from "@shop/contract/order/order"
import { useInfiniteQuery } from "@tanstack/react-query"
import { Notice } from "@/components/ui/feedback/notice"
import { toast } from "@/components/ui/feedback/toast"
import { PageHeading } from "@/components/ui/page/page-heading"
import type { Column } from "@/components/ui/table/column"
import { RowButton } from "@/components/ui/table/row-button"
import { CancelButton } from "@/features/orders/cancel-button"
import { orderColumns } from "@/features/orders/order-columns"
import { OrderList } from "@/features/orders/order-list"
import { TransactionId } from "@/features/orders/order-marks"
import { ShowCancelled, useShowCancelled } from "@/features/orders/show-cancelled"
import { messageOf } from "@/platform/api/api-error"
import { allOrdersQuery, useDeliverOrder } from "../orders/api"
import { staffText } from "./texts"

const COLUMNS: Column<Order>[] = [
  ...orderColumns(staffText("customerName")),
  { head: staffText("payment"), cell: (order) => <Payment order={order} /> },
  {
    head: staffText("action"),
    cell: (order) => (
      <div className="flex flex-wrap gap-2 xl:flex-nowrap">
        {order.isDeliver || order.cancelledAt ? null : <DeliveryButton order={order} />}
        {order.isPaid || order.cancelledAt ? null : <CancelButton order={order} byStaff />}
      </div>
    ),
  },
]

/** /dashboard/manageOrders: everybody's orders, for administrators. */
export function ManageOrdersPage() {
  const [cancelled, showCancelled] = useShowCancelled()
  const query = useInfiniteQuery(allOrdersQuery(cancelled))
  return (
    <div className="space-y-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6">
        <PageHeading title={staffText("manageOrders")}>{staffText("manageOrders")}</PageHeading>
        <ShowCancelled shown={cancelled} onChange={showCancelled} />
      </div>
      <OrderList
        caption={staffText("manageOrders")}
        columns={COLUMNS}
        query={query}
        empty={<Notice title={staffText("noOrdersYet")}>{staffText("noOrdersText")}</Notice>}
      />
    </div>
  )
}

function Payment({ order }: { order: Order }) {
  return order.isPaid ? <TransactionId order={order} /> : staffText("unpaid")
}

/** Marks an order as delivered. */
function DeliveryButton({ order }: { order: Order }) {
  const deliver = useDeliverOrder()

  async function onClick() {
    try {
      await deliver.mutateAsync(order._id)
      toast.success(staffText("nowDelivered"))
    } catch (error) {
      toast.error(messageOf(error))
    }
  }

  return (
    <RowButton
      primary
      about={order.productName}
      busy={deliver.isPending}
      onClick={() => void onClick()}
    >
      {staffText("delivery")}
    </RowButton>
  )
}
