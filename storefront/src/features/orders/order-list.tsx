import type { InfiniteData, UseInfiniteQueryResult } from "@tanstack/react-query"
import type { Order } from "@shop/contract/order/order"
import type { ReactNode } from "react"
import type { Column } from "@/components/ui/table/column"
import { ListTable } from "@/components/ui/table/list-table"
import { pagedList } from "@/components/ui/table/paged-list"
import { useTableSearch } from "@/components/ui/table/use-table-search"
import { textOfField, useDeclaredFields } from "@/platform/fields/declared-fields"
import type { Page } from "@/platform/api/call-for-page"
import { orderText } from "./order-columns"
import { ordersText } from "./texts"

type OrderListProps = {
  caption: string
  columns: Column<Order>[]
  query: UseInfiniteQueryResult<InfiniteData<Page<Order>>>
  empty: ReactNode
}

/** A table of orders. */
export function OrderList({ query, ...props }: OrderListProps) {
  const [search, setSearch] = useTableSearch()
  const declared = useDeclaredFields("order")
  const ofLines = useDeclaredFields("orderLine")
  const textOf = (order: Order) =>
    [
      orderText(order),
      ...declared.map((field) => textOfField(field, order)),
      ...order.lines.flatMap((line) => ofLines.map((field) => textOfField(field, line))),
    ].join(" ")
  return (
    <ListTable
      {...props}
      things={ordersText("things")}
      hint={ordersText("searchHint")}
      list={pagedList(query)}
      keyOf={(order) => order._id}
      textOf={textOf}
      search={search}
      onSearch={setSearch}
    />
  )
}
