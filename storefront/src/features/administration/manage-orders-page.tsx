import type { Order } from "@shop/contract/order/order"
import { useInfiniteQuery } from "@tanstack/react-query"
import { useConfirmation } from "@/components/ui/dialog/confirmation"
import { Notice } from "@/components/ui/feedback/notice"
import { toast } from "@/components/ui/feedback/toast"
import { useSettled } from "@/components/ui/form/use-settled"
import { PageHeading } from "@/components/ui/page/page-heading"
import type { Column } from "@/components/ui/table/column"
import { ListTable } from "@/components/ui/table/list-table"
import { pagedList } from "@/components/ui/table/paged-list"
import { RowButton } from "@/components/ui/table/row-button"
import { useTableSearch } from "@/components/ui/table/use-table-search"
import { CancelButton } from "@/features/orders/cancel-button"
import { orderColumns } from "@/features/orders/order-columns"
import { TransactionId } from "@/features/orders/order-marks"
import { ShowCancelled, useShowCancelled } from "@/features/orders/show-cancelled"
import { messageOf } from "@/platform/api/api-error"
import { useOwnRows } from "@/platform/priced-queries"
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
  const [search, setSearch] = useTableSearch()
  const q = search.q.trim()
  const settled = useSettled(q)
  const found = allOrdersQuery({ q: settled, cancelled })
  const list = pagedList(useInfiniteQuery({ ...found, placeholderData: useOwnRows() }))
  return (
    <div className="space-y-6">
      <div className="flex flex-wrap items-end justify-between gap-x-6">
        <PageHeading title={staffText("manageOrders")}>{staffText("manageOrders")}</PageHeading>
        <ShowCancelled shown={cancelled} onChange={showCancelled} />
      </div>
      <ListTable
        caption={staffText("manageOrders")}
        things={staffText("orders")}
        hint={staffText("orderHint")}
        columns={COLUMNS}
        list={{ ...list, loading: list.loading || settled !== q }}
        keyOf={({ _id }) => _id}
        sortsHere
        search={search}
        onSearch={setSearch}
        empty={<Notice title={staffText("noOrdersYet")}>{staffText("noOrdersText")}</Notice>}
      />
    </div>
  )
}

function Payment({ order }: { order: Order }) {
  if (!order.isPaid) return staffText("unpaid")
  return (
    <span className="text-xs">
      <TransactionId order={order} />
    </span>
  )
}

/** Marks an order as delivered; one that is not paid is asked about once more. */
function DeliveryButton({ order }: { order: Order }) {
  const deliver = useDeliverOrder()
  const ask = useConfirmation()

  async function onClick() {
    if (!order.isPaid) {
      ask({
        title: staffText("deliverUnpaidQuestion"),
        text: staffText("deliverUnpaidText", { number: order.number }),
        yes: staffText("yesDeliver"),
        no: staffText("noNotYet"),
        action: () => deliver.mutateAsync(order._id),
        done: staffText("nowDelivered"),
        destructive: false,
      })
      return
    }
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
