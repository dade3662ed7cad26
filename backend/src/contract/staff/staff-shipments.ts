import type { OrderLine } from "../order/order-lines"
import type { Shipment } from "../order/shipments"

/**
 * A line of an order for whoever sends it; `sendable` are those that are there and not packed
 * elsewhere.
 */
export type StaffLine = Pick<
  OrderLine,
  "productName" | "sku" | "qty" | "shipped" | "open" | "due"
> & {
  sendable: number
}

/** GET /admin/orders/:id/shipments. */
export type StaffShipments = {
  lines: StaffLine[]
  shipments: Shipment[]
  is_delivered: boolean
  is_cancelled: boolean
  is_paid: boolean
  /** Names of the shop's carriers. */
  carriers: string[]
}
