import { ShopError } from "../../../errors/shop-error"
import type { OrderProgress } from "../../../queries/order/order-progress"
import type { ShipmentState } from "./shipment-state"

/**
 * Throws ShopError unless a shipment can be taken back: by Medusa's rules for cancelling a fulfilment,
 * but that the shop's own is sent as it is made, and what nobody sent back has not left for good.
 */
export function refuseTakingBack(
  order: OrderProgress | undefined,
  shipment: ShipmentState | undefined,
): asserts shipment is ShipmentState {
  if (!order) throw new ShopError("order_not_found")
  if (!shipment) throw new ShopError("shipment_not_found")
  if (shipment.canceled_at) throw new ShopError("shipment_kept", { variant: "again" })
  if (order.cancelled) throw new ShopError("order_cancelled")
  if (order.status === "completed" || order.status === "archived") {
    throw new ShopError("shipment_kept", { variant: "closed" })
  }
  if (shipment.in_change) throw new ShopError("shipment_kept", { variant: "edit" })
  const { lines } = shipment
  const isKept = lines.some(({ returned, shipped, delivered, quantity }) => {
    return returned > 0 && Math.max(shipped, delivered) - quantity < returned
  })
  if (isKept) throw new ShopError("shipment_kept")
}
