import type { MedusaContainer } from "@medusajs/framework/types"
import type { PlacedStock } from "../../contract/staff/selling-locations"
import { queryPrepared } from "../database/prepared-query"
import { SHOP_LOCATIONS } from "./selling-locations"

const STOCK = `select place.id as location_id, place.name as location,
    place.id = any(shop.location_ids) as sells,
    concat_ws(' · ', nullif(v.sku, ''), case when item.sku is distinct from v.sku then
      coalesce(nullif(item.sku, ''), item.title) end) as sku,
    cast(level.stocked_quantity as double precision) as stocked,
    cast(level.reserved_quantity as double precision) as reserved,
    cast(level.stocked_quantity - level.reserved_quantity as double precision) as free
  from product_variant v
  join product_variant_inventory_item part on part.variant_id = v.id and part.deleted_at is null
  join inventory_item item on item.id = part.inventory_item_id and item.deleted_at is null
  join inventory_level level on level.inventory_item_id = item.id and level.deleted_at is null
  join stock_location place on place.id = level.location_id and place.deleted_at is null
  cross join ${SHOP_LOCATIONS}
  where v.product_id = :id and v.deleted_at is null and v.manage_inventory
  order by v.variant_rank, v.id, item.id, array_position(shop.location_ids, place.id),
    place.created_at, place.id`

/** What lies where of a product: by variant and item, locations that sell in rank, then others. */
export function readPlacedStock(
  container: MedusaContainer,
  product_id: string,
): Promise<PlacedStock[]> {
  return queryPrepared<PlacedStock>(container, STOCK, { id: product_id })
}
