import type { Order } from "@shop/contract/order/order"
import { ButtonLink } from "@/components/ui/action/button"
import { reorderAddress } from "./reorder"
import { ordersText } from "./texts"

/** Leads to where the same parts are put together again, at today's prices. */
export function OrderAgain({ order }: { order: Order }) {
  return (
    <ButtonLink small to={reorderAddress(order._id)} aria-description={order.productName}>
      {ordersText("orderAgain")}
    </ButtonLink>
  )
}
