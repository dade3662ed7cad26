import type { MedusaContainer } from "@medusajs/framework/types"
import { queryPrepared } from "../../database/prepared-query"
import { WAITING_UNITS } from "../../expected-goods/waiting-pieces"

/** Where a line's pieces lie, and how they are packed. */
export type LinePlace = {
  line_id: string
  carton: number | null
  /** Pieces that are reserved at each location, and there. */
  locations: { name: string; pieces: number }[]
}

// Of a part that is made of several items the scarcest at a location counts.
const PLACES = `select line.id as line_id, (
    select rule.carton from product_product_quantity_rule_quantity_rule link
    join quantity_rule rule on rule.id = link.quantity_rule_id and rule.deleted_at is null
    where link.product_id = line.product_id and link.deleted_at is null
    order by rule.id limit 1) as carton,
  coalesce((
    select json_agg(json_build_object('name', place.name, 'pieces', kept.pieces)
      order by place.name, place.id)
    from (
      select location_id, min(pieces) as pieces
      from (
        select held.location_id,
          floor(sum(held.quantity - ${WAITING_UNITS}) / coalesce(max(part.required_quantity), 1)) as pieces
        from reservation_item held
        left join product_variant_inventory_item part on part.variant_id = line.variant_id
          and part.inventory_item_id = held.inventory_item_id and part.deleted_at is null
        where held.line_item_id = line.id and held.deleted_at is null
        group by held.location_id, held.inventory_item_id) item
      group by location_id) kept
    join stock_location place on place.id = kept.location_id), '[]') as locations
  from order_line_item line
  where line.id = any(cast(:ids as text[]))`

/** By the ids of orders' lines; the locations are where their pieces are reserved. */
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
