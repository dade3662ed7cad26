import type { Order } from "../../../contract/order/order"
import { orderNumber } from "../../../contract/order/order-number"
import { shopEnvironment } from "../environment"
import { addedLinesOf, linesOf, partsOf } from "../../../queries/order/lines/order-lines"
import { readableValues, viewerOf, type Caller } from "../../../queries/field/field-values"
import { isoTime, orderState, type OrderState } from "../../../queries/order/order-state"
import { orderAmounts } from "../../../queries/order/order-total"
import type { OrderRow } from "../../../queries/order/row/order-row"

/** An order as its caller may read it, with what plugins declared of it beside its own. */
export function toOrder(order: OrderRow, caller: Caller): Order {
  const state = orderState(order)
  const viewer = viewerOf(caller, order)
  const lines = linesOf(order).map((line, place) => ({
    ...readableValues("orderLine", order.items[place]?.fields ?? {}, viewer),
    ...line,
  }))
  const { total, tax, told } = orderAmounts(order)
  const [first, ...rest] = lines
  return {
    ...readableValues("order", order.fields, viewer),
    _id: order.id,
    number: orderNumber(order),
    name: personName(order),
    email: order.email ?? "",
    productName: partsOf(lines),
    productId: first?.productId ?? "",
    qty: lines.reduce((pieces, { qty }) => pieces + qty, 0),
    price: rest.length > 0 ? null : (first?.price ?? 0),
    total: String(total),
    ...(tax > 0 && { tax }),
    lines,
    ...(order.added.length > 0 && { addedLines: addedLinesOf(order) }),
    shipments: order.shipments,
    phone: order.shipping_address?.phone ?? "",
    address: order.shipping_address?.address_1 ?? "",
    isDeliver: state.isDeliver,
    isPaid: state.isPaid,
    due: told(state.due),
    transitionId: state.transitionId,
    createdAt: isoTime(order.created_at) ?? "",
    ...payBefore(order, state),
    paidAt: state.paidAt,
    deliveredAt: state.deliveredAt,
    cancelledAt: state.cancelledAt,
    ...(state.refundedAt ? { refunded: told(state.refunded), refundedAt: state.refundedAt } : {}),
  }
}

const HOUR_MS = 60 * 60_000

/** As the expiry has it: what nothing was paid or sent of, but for the demo's orders. */
function payBefore(order: OrderRow, { transitionId, due }: OrderState) {
  const { unpaidOrderHours = 0 } = shopEnvironment()
  const isSent = order.fulfillments.some(({ canceled_at }) => !canceled_at)
  const kept = transitionId || isSent || due === 0 || order.metadata?.is_demo
  if (kept || unpaidOrderHours === 0) return {}
  const end = new Date(order.created_at).getTime() + unpaidOrderHours * HOUR_MS
  return { payBefore: new Date(end).toISOString() }
}

function personName({ shipping_address }: OrderRow): string {
  return [shipping_address?.first_name, shipping_address?.last_name].filter(Boolean).join(" ")
}
