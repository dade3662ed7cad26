import { orderSchema, type Order } from "@shop/contract/order/order"
import { orderKeys } from "@/features/orders/order-keys"
import { pagedQuery } from "@/platform/api/paged-query"

/** GET /orders: everybody's, newest first. */
export function allOrdersQuery() {
  return pagedQuery<Order>({
    queryKey: orderKeys.everybody(),
    path: "/orders",
    read: orderSchema.array().parse,
  })
}
