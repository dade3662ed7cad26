import type { UseInfiniteQueryResult, InfiniteData } from "@tanstack/react-query"
import type { Order } from "@shop/contract/order"
import type { ReactNode } from "react"
import { DataTable, type Column } from "@/components/ui/data-table"
import { Failed } from "@/components/ui/failed"
import { SkeletonRows } from "@/components/ui/skeleton-rows"
import type { Page } from "@/platform/api/call-for-page"

type OrderListProps = {
  caption: string
  columns: Column<Order>[]
  list: UseInfiniteQueryResult<InfiniteData<Page<Order>>>
  /** Shown in the place of an empty table. */
  empty: ReactNode
}

/** A table of orders with its loading, empty and error states and the way to older ones. */
export function OrderList({ caption, columns, list, empty }: OrderListProps) {
  const orders = list.data?.pages.flatMap((page) => page.rows)
  const retry = () => void list.refetch()
  if (!orders) {
    return list.isError ? (
      <Failed title="The orders could not be loaded" error={list.error} onRetry={retry} />
    ) : (
      <SkeletonRows />
    )
  }
  if (orders.length === 0) return empty
  return (
    <>
      {list.isRefetchError ? (
        <Failed title="This list may be out of date" error={list.error} onRetry={retry} />
      ) : null}
      <DataTable caption={caption} columns={columns} rows={orders} keyOf={(order) => order._id} />
      {list.hasNextPage ? (
        <button
          type="button"
          className="btn"
          disabled={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          Show older orders
        </button>
      ) : null}
    </>
  )
}
