import type { Order } from "../../../contract/order/order"
import { amountOf } from "../../../queries/database/amount"
import { isoTime, orderState } from "../../../queries/order/order-state"
import { totalAsPlaced } from "../../../queries/order/order-total"
import type { OrderRow } from "../../../queries/order/orders"

export function toOrder(order: OrderRow): Order {
  const line = order.items[0]
  const state = orderState(order)
  return {
    _id: order.id,
    name: personName(order),
    email: order.email ?? "",
    productName: line?.title ?? "",
    productId: line?.product_id ?? "",
    qty: amountOf(line?.quantity),
    price: amountOf(line?.unit_price),
    total: String(totalAsPlaced(order)),
    phone: order.shipping_address?.phone ?? "",
    address: order.shipping_address?.address_1 ?? "",
    isDeliver: state.isDeliver,
    isPaid: state.isPaid,
    due: state.due,
    transitionId: state.transitionId,
    createdAt: isoTime(order.created_at) ?? "",
    paidAt: state.paidAt,
    deliveredAt: state.deliveredAt,
    cancelledAt: state.cancelledAt,
    ...(state.refundedAt ? { refunded: state.refunded, refundedAt: state.refundedAt } : {}),
  }
}

function personName({ shipping_address }: OrderRow): string {
  return [shipping_address?.first_name, shipping_address?.last_name].filter(Boolean).join(" ")
}
