import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { askedPieces } from "../../../queries/return/return-facts"

/** A line of a shipment, and what became of its pieces in the order. */
export type ShippedLine = {
  id: string
  /** Pieces in this shipment. */
  quantity: number
  shipped: number
  delivered: number
  /** Pieces that came back, or were asked back, out of all shipments. */
  returned: number
}

/** What a shipment took of which inventory item. */
export type ShippedStock = { line_id: string; item_id: string; quantity: number }

export type ShipmentState = {
  location_id: string
  shipped_at: Date | null
  delivered_at: Date | null
  canceled_at: Date | null
  metadata: Record<string, unknown> | null
  /** Whether an edit, return, claim or exchange of its order waits to be confirmed. */
  in_change: boolean
  lines: ShippedLine[]
  stock: ShippedStock[]
}

const STATE = `
select parcel.location_id, parcel.shipped_at, parcel.delivered_at, parcel.canceled_at,
  parcel.metadata,
  exists (select from order_change change where change.order_id = o.id
    and change.status in ('pending', 'requested') and change.deleted_at is null) as in_change,
  coalesce((
    select jsonb_agg(jsonb_build_object('id', content.line_item_id, 'quantity', content.quantity,
      'shipped', item.shipped_quantity, 'delivered', item.delivered_quantity,
      'returned', item.return_requested_quantity + item.return_received_quantity
        + item.return_dismissed_quantity + ${askedPieces("item.item_id")}) order by content.line_item_id)
    from (
      select packed.line_item_id,
        max(packed.quantity / coalesce(part.required_quantity, 1)) as quantity
      from fulfillment_item packed
      join order_line_item line on line.id = packed.line_item_id
      left join product_variant_inventory_item part on part.variant_id = line.variant_id
        and part.inventory_item_id = packed.inventory_item_id and part.deleted_at is null
      where packed.fulfillment_id = parcel.id and packed.deleted_at is null
      group by packed.line_item_id
    ) content
    join order_item item on item.item_id = content.line_item_id and item.order_id = o.id
      and item.version = o.version and item.deleted_at is null), '[]') as lines,
  coalesce((
    select jsonb_agg(jsonb_build_object('line_id', packed.line_item_id,
      'item_id', packed.inventory_item_id, 'quantity', packed.quantity) order by packed.id)
    from fulfillment_item packed
    where packed.fulfillment_id = parcel.id and packed.deleted_at is null
      and packed.inventory_item_id is not null), '[]') as stock
from "order" o
join order_fulfillment link on link.order_id = o.id and link.deleted_at is null
join fulfillment parcel on parcel.id = link.fulfillment_id and parcel.deleted_at is null
where o.id = :order_id and parcel.id = :shipment_id`

type Named = { order_id: string; shipment_id: string }

/** A shipment of an order as the transaction that holds the order sees it; undefined of an unknown one. */
export async function readShipmentState(
  database: Knex.Transaction,
  named: Named,
): Promise<ShipmentState | undefined> {
  const { rows } = await database.raw<{ rows: ShipmentState[] }>(STATE, named)
  return rows[0]
}
