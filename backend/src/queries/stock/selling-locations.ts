import type { MedusaContainer } from "@medusajs/framework/types"
import { sellingLocations } from "../../stock/selling-locations"
import { queryPrepared } from "../database/prepared-query"

/** SQL of a row `shop`: the ids of the locations that sell, in rank, and the store's default one. */
export const SHOP_LOCATIONS = `(
    select ${sellingLocations("s.default_sales_channel_id")} as location_ids,
      s.default_location_id
    from store s where s.deleted_at is null order by s.created_at, s.id limit 1) shop`

const IDS = `select case when cardinality(location_ids) > 0 then location_ids
    else array_remove(array[default_location_id], null) end as ids
  from ${SHOP_LOCATIONS}`

/** The locations of the shop's stock, in rank: those that sell, or the default one where none does. */
export async function readStockLocations(container: MedusaContainer): Promise<string[]> {
  const [shop] = await queryPrepared<{ ids: string[] }>(container, IDS)
  return shop?.ids ?? []
}
