import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { IS_ADDED } from "../order/lines/added-mark"
import { askedPieces } from "./return-facts"
import { isoTimeSql } from "../../spelling/iso-time"

/** A line of an order, and what of it may be asked back. */
export type ArrivedLine = {
  id: string
  /** Its place in the order's lines, from 1. */
  line: number
  productName: string
  sku: string
  /** Pieces that have arrived and were not asked back, however long ago that was. */
  here: number
  /** Those of them that may be asked back now. */
  qty: number
  /** When the first of these may not any more; of none, when the last might. */
  until: string | null
}

// What arrived and when: of a part that is made of several, each line comes so often.
const ARRIVED = `(
    select max(packed.quantity / coalesce(part.required_quantity, 1)) as pieces,
      parcel.delivered_at + make_interval(days => cast(:days as int)) as until
    from order_fulfillment link
    join fulfillment parcel on parcel.id = link.fulfillment_id
      and parcel.deleted_at is null and parcel.canceled_at is null
      and parcel.delivered_at is not null
    join fulfillment_item packed on packed.fulfillment_id = parcel.id
      and packed.line_item_id = line.id and packed.deleted_at is null
    left join product_variant_inventory_item part on part.variant_id = line.variant_id
      and part.inventory_item_id = packed.inventory_item_id and part.deleted_at is null
    where link.order_id = o.id and link.deleted_at is null
    group by parcel.id, parcel.delivered_at)`

const LINES = `
select line.id, line.title as "productName", coalesce(line.variant_sku, '') as sku,
  cast(row_number() over (order by line.id collate "C") as int) as line,
  cast(greatest(pieces.here, 0) as int) as here,
  cast(greatest(least(pieces.here, coalesce(arrived.in_time, 0)), 0) as int) as qty,
  ${isoTimeSql("coalesce(arrived.first_end, arrived.last_end)")} as until
from "order" o
join order_item item on item.order_id = o.id and item.version = o.version
  and item.deleted_at is null
join order_line_item line on line.id = item.item_id
cross join lateral (
  select item.delivered_quantity - item.return_requested_quantity
    - item.return_received_quantity - item.return_dismissed_quantity - ${askedPieces("line.id")} as here
) pieces
cross join lateral (
  select sum(parcel.pieces) filter (where parcel.until > now()) as in_time,
    min(parcel.until) filter (where parcel.until > now()) as first_end,
    max(parcel.until) as last_end
  from ${ARRIVED} parcel
) arrived
where o.id = :order_id and o.canceled_at is null and not ${IS_ADDED}
order by line.id collate "C"`

type Asked = { order_id: string; days: number }

/**
 * The lines of an order with what may be asked back of each, `days` from its arrival on. Within the
 * transaction that holds the order it stays so.
 */
export async function readArrivedLines(database: Knex, asked: Asked): Promise<ArrivedLine[]> {
  const { rows } = await database.raw<{ rows: ArrivedLine[] }>(LINES, asked)
  return rows
}
