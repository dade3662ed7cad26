import { queryOptions } from "@tanstack/react-query"
import { orderSchema } from "@shop/contract/order/order"
import { callForData } from "@/platform/api/call-api"
import { orderKeys } from "./order-keys"

/** GET /order/{id}; a cancelled order still answers. */
export function orderQuery(id: string) {
  return queryOptions({
    queryKey: orderKeys.order(id),
    meta: { personal: true },
    queryFn: ({ signal }) =>
      callForData(`/order/${encodeURIComponent(id)}`, { read: orderSchema.parse, signal }),
  })
}
