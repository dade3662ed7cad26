import { infiniteQueryOptions } from "@tanstack/react-query"
import { orderSchema, type Order } from "@shop/contract/order"
import { orderKeys } from "@/features/orders/order-keys"
import { callForPage } from "@/platform/api/call-for-page"

const PAGE_SIZE = 50

/** GET /orders: everybody's, a page at a time, newest first. */
export function allOrdersQuery() {
  return infiniteQueryOptions({
    queryKey: orderKeys.everybody(),
    meta: { personal: true },
    initialPageParam: "",
    queryFn: ({ pageParam: cursor, signal }) =>
      callForPage<Order>("/orders", {
        search: { cursor, limit: PAGE_SIZE },
        read: orderSchema.array().parse,
        signal,
      }),
    getNextPageParam: ({ next }) => next,
  })
}
