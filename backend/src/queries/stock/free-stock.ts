import type { MedusaContainer } from "@medusajs/framework/types"
import type { FreeStock } from "../../stock/stocked-line"
import { queryPrepared } from "../database/prepared-query"
import { SHOP_LOCATIONS } from "./selling-locations"

const FREE = `select place.id as location_id, coalesce((
    select json_object_agg(level.inventory_item_id, level.stocked_quantity - level.reserved_quantity)
    from inventory_level level
    where level.inventory_item_id = any(cast(:ids as text[])) and level.location_id = place.id
      and level.deleted_at is null), '{}') as free
  from ${SHOP_LOCATIONS} cross join unnest(shop.location_ids) with ordinality place(id, position)
  order by place.position`

type Row = { location_id: string; free: Record<string, number> }

/** What is free of inventory items at each location that the shop sells from, in rank. */
export async function readFreeStock(
  container: MedusaContainer,
  item_ids: readonly string[],
): Promise<FreeStock[]> {
  const rows = await queryPrepared<Row>(container, FREE, { ids: [...new Set(item_ids)] })
  return rows.map(({ location_id, free }) => ({ location_id, free: new Map(Object.entries(free)) }))
}
