import { ShopError } from "../../errors/shop-error"
import type { OrderStanding } from "./order-standing"

/** Throws ShopError unless the order can be delivered. */
export function refuseDelivery(
  standing: OrderStanding | undefined,
): asserts standing is OrderStanding {
  if (!standing) throw new ShopError("order_not_found")
  if (standing.cancelled) throw new ShopError("order_cancelled")
  if (standing.delivered) throw new ShopError("order_delivered")
}

/** Throws ShopError unless the order can be cancelled. */
export function refuseCancelling(
  standing: OrderStanding | undefined,
  { after_refund }: { after_refund: boolean },
): asserts standing is OrderStanding {
  if (!standing) throw new ShopError("order_not_found")
  if (standing.cancelled) throw new ShopError("order_cancelled")
  if (standing.paid && !(after_refund && standing.given_back)) throw new ShopError("order_paid")
  if (standing.delivered) throw new ShopError("order_delivered")
  if (standing.on_its_way) throw new ShopError("order_on_its_way")
  if (standing.status === "completed") throw new ShopError("order_completed")
}
