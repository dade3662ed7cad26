import type { MedusaContainer } from "@medusajs/framework/types"
import { carriersOf } from "../../contract/shop/carriers"
import type { StaffShipments } from "../../contract/staff/staff-shipments"
import { amountOf } from "../database/amount"
import { readShopSettings } from "../shop/shop-settings"
import { linesOf } from "./lines/order-lines"
import { orderState } from "./order-state"
import { readOrder } from "./orders"

/** What of an order can be sent and what was, for staff; undefined of an unknown one. */
export async function readStaffShipments(
  container: MedusaContainer,
  id: string,
): Promise<StaffShipments | undefined> {
  const [order, settings] = await Promise.all([
    readOrder(container, id),
    readShopSettings(container),
  ])
  if (!order) return undefined
  const { isDeliver, isPaid, cancelledAt } = orderState(order)
  const lines = linesOf(order).map(({ productName, sku, qty, shipped, open, due = [] }, place) => {
    const fulfilled = amountOf(order.items[place]?.detail?.fulfilled_quantity)
    const waiting = due.reduce((sum, { qty }) => sum + qty, 0)
    const sendable = Math.max(0, Math.min(open, qty - fulfilled) - waiting)
    return { productName, sku, qty, shipped, open, sendable, ...(waiting > 0 && { due }) }
  })
  return {
    lines,
    shipments: order.shipments,
    is_delivered: isDeliver,
    is_cancelled: cancelledAt !== null,
    is_paid: isPaid,
    carriers: carriersOf(settings.carriers).map(({ name }) => name),
  }
}
