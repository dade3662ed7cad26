import type { MedusaContainer } from "@medusajs/framework/types"
import { queryPrepared } from "../../database/prepared-query"

/** Where a line's pieces lie, and how they are packed. */
export type LinePlace = { line_id: string; carton: number | null; location: string }

const PLACES = `select line.id as line_id, (
    select rule.carton from product_product_quantity_rule_quantity_rule link
    join quantity_rule rule on rule.id = link.quantity_rule_id and rule.deleted_at is null
    where link.product_id = line.product_id and link.deleted_at is null
    order by rule.id limit 1) as carton,
  coalesce((
    select string_agg(distinct place.name, ', ')
    from reservation_item held join stock_location place on place.id = held.location_id
    where held.line_item_id = line.id and held.deleted_at is null), '') as location
  from order_line_item line
  where line.id = any(cast(:ids as text[]))`

/** By the ids of orders' lines; the location is where their pieces are reserved. */
export async function readLinePlaces(
  container: MedusaContainer,
  ids: readonly string[],
): Promise<Map<string, LinePlace>> {
  const rows = await queryPrepared<LinePlace>(container, PLACES, { ids })
  return new Map(rows.map((row) => [row.line_id, row]))
}

const SHIPPED_FROM = `select place.name from fulfillment parcel
  join stock_location place on place.id = parcel.location_id where parcel.id = :id`

/** Where a shipment left the house; empty where that is not known any more. */
export async function readShippedFrom(container: MedusaContainer, id: string): Promise<string> {
  const [row] = await queryPrepared<{ name: string }>(container, SHIPPED_FROM, { id })
  return row?.name ?? ""
}
