import type { MedusaContainer } from "@medusajs/framework/types"
import { orderNumber } from "../../../contract/order/order-number"
import type { Shipment } from "../../../contract/order/shipments"
import { readVariantFacts } from "../../basket/kept-basket"
import { fieldRows, STAFF } from "../../field/field-values"
import { openPieces } from "../lines/open-pieces"
import { isoTime } from "../order-state"
import type { OrderItemRow, OrderRow } from "../row/order-row"
import { readOrdersInTurns } from "../orders-in-turns"
import { readLinePlaces, readShippedFrom, type LinePlace } from "./line-places"

/** A line of a paper: no price. */
export type PaperLine = {
  sku: string
  name: string
  qty: number
  location: string
  /** Pieces of a carton; null where the part has none. */
  carton: number | null
  /** Grams of the line; null where unknown. */
  weight: number | null
  /** What plugins declared of it: label and text. */
  fields: [label: string, text: string][]
}

/** What goes into one parcel, or is still to go. */
export type Paper = {
  order_id: string
  number: string
  placed_at: string
  name: string
  address: string
  phone: string
  /** What plugins declared of the order, as its purchase order number. */
  fields: [label: string, text: string][]
  shipment: Shipment | null
  lines: PaperLine[]
}

type Asked = { orders: readonly string[]; shipment?: string | undefined }

/**
 * The papers of orders, in the order in which they were asked for: of what is open, or of a shipment.
 * An order that is unknown or cancelled has none; one of which nothing is open has no line.
 */
export async function readDeliveryPapers(
  container: MedusaContainer,
  { orders: ids, shipment: shipment_id }: Asked,
): Promise<Paper[]> {
  const found = await readOrdersInTurns(container, ids)
  const orders = ids.flatMap(
    (id) => found.find((order) => order.id === id && !order.canceled_at) ?? [],
  )
  const items = orders.flatMap((order) => order.items)
  const [places, facts, shippedFrom] = await Promise.all([
    readLinePlaces(
      container,
      items.map(({ id }) => id),
    ),
    readVariantFacts(container, [...new Set(items.flatMap(({ variant_id }) => variant_id ?? []))]),
    shipment_id ? readShippedFrom(container, shipment_id) : "",
  ])
  const weightOf = ({ variant_id }: OrderItemRow) => facts.get(variant_id ?? "")?.weight ?? null
  return orders.flatMap((order): Paper[] => {
    const paper = { ...headOf(order), shipment: null }
    if (shipment_id === undefined) {
      const open = order.items.map((item) => ({ item, qty: openPieces(item) - waitingOf(item) }))
      const lines = open.flatMap((line) => byLocation(line, places))
      return [{ ...paper, lines: lines.map((line) => lineOf(line, { places, weightOf })) }]
    }
    const shipment = order.shipments.find(({ id }) => id === shipment_id)
    if (!shipment) return []
    const lines = sentItems(order, shipment).map((line) =>
      lineOf({ ...line, location: shippedFrom }, { places, weightOf }),
    )
    return [{ ...paper, shipment, lines }]
  })
}

/** What is not there yet is neither picked nor packed. */
function waitingOf({ due = [] }: OrderItemRow): number {
  return due.reduce((sum, { qty }) => sum + qty, 0)
}

type Pieces = { item: OrderItemRow; qty: number }
type Placed = Pieces & { location: string }
type Places = ReadonlyMap<string, LinePlace>

/** Open pieces by the locations that keep them; what nobody keeps has none. */
function byLocation({ item, qty }: Pieces, places: Places): Placed[] {
  let left = qty
  const kept = (places.get(item.id)?.locations ?? []).map(({ name, pieces }) => {
    const here = Math.min(left, pieces)
    left -= here
    return { item, qty: here, location: name }
  })
  return [...kept, { item, qty: left, location: "" }].filter((line) => line.qty > 0)
}

/** A shipment names parts: two lines of one part have the same of all that a paper says. */
function sentItems({ items }: OrderRow, { lines }: Shipment): Pieces[] {
  return lines.flatMap(({ productId, sku, qty }) => {
    const item =
      items.find(({ part_id, variant_sku }) => part_id === productId && variant_sku === sku) ??
      items.find(({ part_id }) => part_id === productId)
    return item ? [{ item, qty }] : []
  })
}

type Known = {
  places: Places
  weightOf: (item: OrderItemRow) => number | null
}

function lineOf({ item, qty, location }: Placed, { places, weightOf }: Known): PaperLine {
  const { carton = null } = places.get(item.id) ?? {}
  const weight = weightOf(item)
  return {
    sku: item.variant_sku ?? "",
    name: item.title,
    qty,
    location,
    carton,
    weight: weight === null ? null : weight * qty,
    fields: said(fieldRows("orderLine", item.fields, STAFF)),
  }
}

function headOf(order: OrderRow): Omit<Paper, "lines" | "shipment"> {
  const { first_name, last_name, address_1, phone } = order.shipping_address ?? {}
  return {
    order_id: order.id,
    number: orderNumber(order),
    placed_at: isoTime(order.created_at) ?? "",
    name: [first_name, last_name].filter(Boolean).join(" "),
    address: address_1 ?? "",
    phone: phone ?? "",
    fields: said(fieldRows("order", order.fields, STAFF)),
  }
}

function said(rows: [label: string, text: string][]): [label: string, text: string][] {
  return rows.filter(([, text]) => text !== "")
}
