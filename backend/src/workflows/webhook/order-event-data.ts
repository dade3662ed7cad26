import type { OrderEventData } from "../../contract/webhook/webhook-event"
import { amountOf } from "../../queries/database/amount"
import { readableValues, STAFF } from "../../queries/field/field-values"
import { isoTime, orderState } from "../../queries/order/order-state"
import { orderAmounts } from "../../queries/order/order-total"
import type { OrderRow } from "../../queries/order/row/order-row"

/** So that an order of any size stays below the 64 kB of an event. */
const MOST_BYTES = 48 * 1024
const MOST_SHIPMENT_BYTES = 12 * 1024

/** What an event is about beside the order. */
type Subject = { [Part in "refund" | "return" | "shipment"]?: OrderEventData[Part] | null }

/** What an event tells of an order; `refund` of a refund alone, `return` of a return's step, `shipment` of a parcel. */
export function orderEventData(
  order: OrderRow,
  { refund, shipment, return: ofReturn }: Subject = {},
): OrderEventData {
  const state = orderState(order)
  const { total, tax, told } = orderAmounts(order)
  const { first_name, last_name, address_1, phone } = order.shipping_address ?? {}
  return {
    order: {
      ...readableValues("order", order.fields, STAFF),
      id: order.id,
      number: order.display_id,
      email: order.email ?? "",
      name: [first_name, last_name].filter(Boolean).join(" "),
      phone: phone ?? "",
      address: address_1 ?? "",
      currency_code: order.currency_code,
      total,
      ...(tax > 0 && { tax }),
      refunded: told(state.refunded),
      placed_at: isoTime(order.created_at) ?? "",
      paid_at: state.paidAt,
      delivered_at: state.deliveredAt,
      cancelled_at: state.cancelledAt,
      transition_id: state.transitionId || null,
      item_count: order.items.length,
      ...itemsOf(order),
    },
    ...(shipment && { shipment: { ...shipment, ...factsOf(order, shipment.id) } }),
    ...(refund && { refund }),
    ...(ofReturn && { return: ofReturn }),
  }
}

/** As many lines as fit, and of the room that is left as much as fits of what plugins added. */
function itemsOf(order: OrderRow): Pick<OrderEventData["order"], "items" | "added"> {
  const parts = order.items.map((item) => ({
    ...readableValues("orderLine", item.fields, STAFF),
    product_id: item.product_id,
    part_id: item.part_id,
    sku: item.variant_sku ?? null,
    title: item.title,
    quantity: amountOf(item.quantity),
    unit_price: amountOf(item.unit_price),
    ...(item.due && { due: item.due }),
  }))
  const extra = order.added.map(({ title, quantity, unit_price }) => ({
    title,
    quantity: amountOf(quantity),
    unit_price: amountOf(unit_price),
  }))
  const fits = fitsInto(MOST_BYTES)
  const items = firstOf(parts, fits)
  return { items, ...(extra.length > 0 && { added: firstOf(extra, fits) }) }
}

/** Of a shipment that was taken back, or is what plugins added, nothing more is known. */
function factsOf({ shipments }: OrderRow, id: string) {
  const shipment = shipments.find((one) => one.id === id)
  if (!shipment) return {}
  const { carrier, tracking, trackingUrl: tracking_url, parcels, date } = shipment
  const lines = shipment.lines.map(({ productId: part_id, sku, qty: quantity }) => ({
    part_id,
    sku,
    quantity,
  }))
  const facts = { carrier, tracking, tracking_url, parcels, date, line_count: lines.length }
  return { ...facts, lines: firstOf(lines, fitsInto(MOST_SHIPMENT_BYTES)) }
}

function fitsInto(most: number): (item: object) => boolean {
  let bytes = 0
  return (item) => {
    bytes += Buffer.byteLength(JSON.stringify(item)) + 1
    return bytes <= most
  }
}

function firstOf<Item>(items: readonly Item[], fits: (item: Item) => boolean): Item[] {
  const end = items.findIndex((item) => !fits(item))
  return end === -1 ? [...items] : items.slice(0, end)
}
