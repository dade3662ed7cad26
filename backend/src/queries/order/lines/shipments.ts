import type { MedusaContainer } from "@medusajs/framework/types"
import type { Shipment } from "../../../contract/order/shipments"
import { queryPrepared } from "../../database/prepared-query"
import { IS_ADDED } from "./added-mark"
import { PART_ID } from "./part-ids"
import { isoTimeSql } from "../../../spelling/iso-time"

// A fulfilment tells of inventory items: of a part that is made of several each line comes so often.
const PIECES = `(
    select packed.line_item_id,
      round(max(packed.quantity / coalesce(part.required_quantity, 1))) as qty
    from fulfillment_item packed
    join order_line_item line on line.id = packed.line_item_id
    left join product_variant_inventory_item part on part.variant_id = line.variant_id
      and part.inventory_item_id = packed.inventory_item_id and part.deleted_at is null
    where packed.fulfillment_id = parcel.id and packed.deleted_at is null and not ${IS_ADDED}
    group by packed.line_item_id)`

// Staff may fulfil in Medusa Admin what plugins added, by itself: nothing has left the house.
const OF_ADDED = `(
    select coalesce(bool_and(${IS_ADDED}), false)
    from fulfillment_item packed join order_line_item line on line.id = packed.line_item_id
    where packed.fulfillment_id = parcel.id and packed.deleted_at is null)`

const LABELS = `from fulfillment_label label
    where label.fulfillment_id = parcel.id and label.deleted_at is null`

// Medusa Admin fills in "#" where staff name no address.
const SHIPMENTS = `
select link.order_id, json_build_object(
  'id', parcel.id,
  'lines', coalesce((
    select json_agg(json_build_object('productId', ${PART_ID},
      'productName', line.title, 'sku', coalesce(line.variant_sku, ''), 'qty', pieces.qty)
      order by line.id)
    from ${PIECES} pieces join order_line_item line on line.id = pieces.line_item_id
    left join product_variant v on v.id = line.variant_id
    left join product p on p.id = v.product_id), '[]'),
  'carrier', parcel.metadata ->> 'carrier',
  'tracking', (select string_agg(label.tracking_number, ', ' order by label.id) ${LABELS}
    and label.tracking_number <> ''),
  'trackingUrl', (select min(label.tracking_url) ${LABELS} and label.tracking_url ~* '^(http|https)://'),
  'parcels', case when parcel.metadata ->> 'parcels' ~ '^[0-9]{1,3}$'
    then cast(parcel.metadata ->> 'parcels' as int) end,
  'date', parcel.metadata ->> 'date',
  'shippedAt', ${isoTimeSql("coalesce(parcel.shipped_at, parcel.delivered_at)")}) as shipment
from order_fulfillment link
join fulfillment parcel on parcel.id = link.fulfillment_id
where link.order_id = any(cast(:ids as text[])) and link.deleted_at is null
  and parcel.deleted_at is null and parcel.canceled_at is null
  and coalesce(parcel.shipped_at, parcel.delivered_at) is not null and not ${OF_ADDED}
order by coalesce(parcel.shipped_at, parcel.delivered_at), parcel.id`

type Row = { order_id: string; shipment: Shipment }

type Sent = { shipped_at: unknown; delivered_at: unknown }

/** Orders with what has left the house of each, oldest first; asks only about those that sent something. */
export async function withShipments<Order extends { id: string; fulfillments: Sent[] }>(
  container: MedusaContainer,
  orders: Order[],
): Promise<(Order & { shipments: Shipment[] })[]> {
  const sent = orders.filter((order) => order.fulfillments.some(isSent))
  const ids = sent.map(({ id }) => id)
  const rows = ids.length > 0 ? await queryPrepared<Row>(container, SHIPMENTS, { ids }) : []
  return orders.map((order) => ({
    ...order,
    shipments: rows.filter((row) => row.order_id === order.id).map(({ shipment }) => shipment),
  }))
}

function isSent({ shipped_at, delivered_at }: Sent): boolean {
  return Boolean(shipped_at ?? delivered_at)
}
