import { MedusaError } from "@medusajs/framework/utils"
import { ShopError } from "../../errors/shop-error"
import type { OrderStanding } from "./order-standing"

const MESSAGES = {
  order_not_found: "There is no such order",
  order_cancelled: "This order was cancelled",
  order_delivered: "This order was already delivered",
  order_paid: "This order is paid: it can be returned, not cancelled",
  order_on_its_way: "This order is on its way: cancel its fulfilment in Medusa Admin first",
  order_completed: "This order is completed: it can be returned, not cancelled",
  stock_not_reserved: "No stock is reserved for this order: reserve it in Medusa Admin first",
  order_without_shipping: "This order has no way of shipping: give it one in Medusa Admin first",
} as const

/** A refusal of delivering or cancelling, with its code and a sentence for people. */
export function orderRefusal(code: keyof typeof MESSAGES): ShopError {
  const message = MESSAGES[code]
  if (code !== "order_not_found") return new ShopError({ code, message })
  return new ShopError({ code, message, type: MedusaError.Types.NOT_FOUND })
}

/** Throws ShopError unless the order can be delivered. */
export function refuseDelivery(
  standing: OrderStanding | undefined,
): asserts standing is OrderStanding {
  if (!standing) throw orderRefusal("order_not_found")
  if (standing.cancelled) throw orderRefusal("order_cancelled")
  if (standing.delivered) throw orderRefusal("order_delivered")
}

/** Throws ShopError unless the order can be cancelled. */
export function refuseCancelling(
  standing: OrderStanding | undefined,
  { after_refund }: { after_refund: boolean },
): asserts standing is OrderStanding {
  if (!standing) throw orderRefusal("order_not_found")
  if (standing.cancelled) throw orderRefusal("order_cancelled")
  if (standing.paid && !(after_refund && standing.given_back)) throw orderRefusal("order_paid")
  if (standing.delivered) throw orderRefusal("order_delivered")
  if (standing.on_its_way) throw orderRefusal("order_on_its_way")
  if (standing.status === "completed") throw orderRefusal("order_completed")
}
