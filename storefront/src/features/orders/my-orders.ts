import { infiniteQueryOptions } from "@tanstack/react-query"
import { orderSchema, type Order } from "@shop/contract/order"
import { callForPage } from "@/platform/api/call-for-page"
import { orderKeys } from "./order-keys"

const PAGE_SIZE = 50

/** GET /orders/{email}, a page at a time, newest first; the cancelled ones are in no list. */
export function myOrdersQuery(email: string) {
  return infiniteQueryOptions({
    queryKey: orderKeys.mine(email),
    meta: { personal: true },
    initialPageParam: "",
    queryFn: ({ pageParam: cursor, signal }) =>
      callForPage<Order>(`/orders/${encodeURIComponent(email)}`, {
        search: { cursor, limit: PAGE_SIZE },
        read: orderSchema.array().parse,
        signal,
      }),
    getNextPageParam: ({ next }) => next,
  })
}
