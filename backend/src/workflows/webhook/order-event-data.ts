import type { OrderEventData } from "../../contract/webhook/webhook-event"
import { amountOf } from "../../queries/database/amount"
import { isoTime, orderState } from "../../queries/order/order-state"
import { totalAsPlaced } from "../../queries/order/order-total"
import type { OrderRow } from "../../queries/order/orders"

/** So that an order of any size stays far below 64 kB. */
const MOST_ITEMS = 100

/** What an event tells of an order; `refund` of a refund alone. */
export function orderEventData(
  order: OrderRow,
  refund: OrderEventData["refund"] | null,
): OrderEventData {
  const state = orderState(order)
  const { first_name, last_name, address_1, phone } = order.shipping_address ?? {}
  return {
    order: {
      id: order.id,
      number: order.display_id,
      email: order.email ?? "",
      name: [first_name, last_name].filter(Boolean).join(" "),
      phone: phone ?? "",
      address: address_1 ?? "",
      currency_code: order.currency_code,
      total: totalAsPlaced(order),
      refunded: state.refunded,
      placed_at: isoTime(order.created_at) ?? "",
      paid_at: state.paidAt,
      delivered_at: state.deliveredAt,
      cancelled_at: state.cancelledAt,
      transition_id: state.transitionId || null,
      items: order.items.slice(0, MOST_ITEMS).map((item) => ({
        product_id: item.product_id,
        sku: item.variant_sku ?? null,
        title: item.title,
        quantity: amountOf(item.quantity),
        unit_price: amountOf(item.unit_price),
      })),
    },
    ...(refund && { refund }),
  }
}
