import { ShopError } from "../../errors/shop-error"
import type { OrderProgress } from "../../queries/order/order-progress"

/** Throws ShopError unless the order can be delivered. */
export function refuseDelivery(order: OrderProgress | undefined): asserts order is OrderProgress {
  if (!order) throw new ShopError("order_not_found")
  if (order.cancelled) throw new ShopError("order_cancelled")
  if (order.delivered) throw new ShopError("order_delivered")
}

/** Throws ShopError unless the order can be cancelled. */
export function refuseCancelling(
  order: OrderProgress | undefined,
  { after_refund }: { after_refund: boolean },
): asserts order is OrderProgress {
  if (!order) throw new ShopError("order_not_found")
  if (order.cancelled) throw new ShopError("order_cancelled")
  if (order.captured && !(after_refund && order.given_back)) throw new ShopError("order_paid")
  if (order.delivered) throw new ShopError("order_delivered")
  if (order.on_its_way) throw new ShopError("order_on_its_way")
  if (order.status === "completed") throw new ShopError("order_completed")
}
