import { orderSchema, type Order } from "@shop/contract/order/order"
import { pagedQuery } from "@/platform/api/paged-query"
import { orderKeys } from "./order-keys"

/** GET /orders/{email}, newest first; the cancelled ones are in no list. */
export function myOrdersQuery(email: string) {
  return pagedQuery<Order>({
    queryKey: orderKeys.mine(email),
    path: `/orders/${encodeURIComponent(email)}`,
    read: orderSchema.array().parse,
  })
}
