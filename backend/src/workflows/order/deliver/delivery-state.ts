import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { IS_ADDED } from "../../../queries/order/lines/added-mark"
import {
  WAITING_PIECES,
  WAITING_UNITS,
  WAITING_UNTIL,
} from "../../../queries/expected-goods/waiting-pieces"
import { OPEN_PIECES } from "../../../queries/order/order-facts"

/** A line with pieces that leave now. */
export type OpenLine = {
  id: string
  pieces: number
  title: string
  sku: string
  barcode: string
  requires_shipping: boolean
  /** Whether the part's stock is counted. */
  counted: boolean
}

/** A line of an order, whatever became of it; `pieces` are those that were never fulfilled. */
export type OrderedLine = OpenLine & {
  /** As people know it. */
  name: string
  /** What a plugin added: no part. */
  is_added: boolean
  /** Pieces that are not sent; some may be packed in Medusa Admin. */
  unsent: number
  /** Of `pieces` those that wait for goods, and the last day that these are to come. */
  waiting: number
  due: string | null
}

export type Reserved = {
  id: string
  line_id: string
  inventory_item_id: string
  location_id: string
  /** Units that are there. */
  quantity: number
  /** Units beside them that are yet to come. */
  waiting: number
  /** What one piece of the line takes. */
  required: number
  title: string | null
  sku: string | null
}

/** A fulfilment that was made in Medusa Admin and has not arrived. */
export type OpenParcel = {
  id: string
  shipped_at: Date | null
  lines: { id: string; quantity: number }[]
}

const LINES = `
select line.id, (item.quantity - item.fulfilled_quantity)::float8 as pieces,
  coalesce(line.variant_title, line.title) as title, line.title as name,
  coalesce(line.variant_sku, '') as sku,
  coalesce(line.variant_barcode, '') as barcode, line.requires_shipping,
  coalesce(variant.manage_inventory, false) as counted, ${IS_ADDED} as is_added,
  ${OPEN_PIECES}::float8 as unsent, ${WAITING_PIECES}::float8 as waiting, ${WAITING_UNTIL} as due
from "order" o
join order_item item on item.order_id = o.id and item.version = o.version
join order_line_item line on line.id = item.item_id
left join product_variant variant on variant.id = line.variant_id and variant.deleted_at is null
where o.id = ? and item.deleted_at is null
order by line.id collate "C"`

// Held, so that they are still these when their stock is taken. Levels are not: whoever wants the
// same part would wait for all that Medusa's modules write before.
const RESERVED = `
select held.id, held.line_item_id as line_id, held.inventory_item_id, held.location_id,
  (held.quantity - ${WAITING_UNITS})::float8 as quantity, ${WAITING_UNITS}::float8 as waiting,
  coalesce(part.required_quantity, 1)::float8 as required,
  item.title, item.sku
from reservation_item held
join inventory_level level on level.inventory_item_id = held.inventory_item_id
  and level.location_id = held.location_id and level.deleted_at is null
join inventory_item item on item.id = held.inventory_item_id
join order_line_item line on line.id = held.line_item_id
left join product_variant_inventory_item part on part.variant_id = line.variant_id
  and part.inventory_item_id = held.inventory_item_id and part.deleted_at is null
where held.line_item_id = any(?) and held.deleted_at is null
order by held.id
for update of held`

const PARCELS = `
select parcel.id, parcel.shipped_at,
  jsonb_agg(jsonb_build_object('id', content.line_item_id, 'quantity', content.quantity)) as lines
from order_fulfillment link
join fulfillment parcel on parcel.id = link.fulfillment_id
join lateral (
  select packed.line_item_id, max(packed.quantity / coalesce(part.required_quantity, 1)) as quantity
  from fulfillment_item packed
  join order_line_item line on line.id = packed.line_item_id
  left join product_variant_inventory_item part on part.variant_id = line.variant_id
    and part.inventory_item_id = packed.inventory_item_id and part.deleted_at is null
  where packed.fulfillment_id = parcel.id and packed.deleted_at is null
  group by packed.line_item_id
) content on true
where link.order_id = ? and link.deleted_at is null and parcel.deleted_at is null
  and parcel.canceled_at is null and parcel.delivered_at is null
group by parcel.id
order by parcel.id`

/** All lines of an order, as its transaction sees them, in the order in which they were wanted. */
export async function readOrderedLines(
  database: Knex.Transaction,
  orderId: string,
): Promise<OrderedLine[]> {
  const { rows } = await database.raw<{ rows: OrderedLine[] }>(LINES, [orderId])
  return rows
}

/** What is reserved for lines; it is held to the transaction's end. */
export async function holdReservations(
  database: Knex.Transaction,
  lineIds: string[],
): Promise<Reserved[]> {
  const { rows } = await database.raw<{ rows: Reserved[] }>(RESERVED, [lineIds])
  return rows
}

/** The parcels of an order that have not arrived. */
export async function readOpenParcels(
  database: Knex.Transaction,
  orderId: string,
): Promise<OpenParcel[]> {
  const { rows } = await database.raw<{ rows: OpenParcel[] }>(PARCELS, [orderId])
  return rows
}
