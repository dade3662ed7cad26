import type { MedusaContainer } from "@medusajs/framework/types"
import type { RankedLocation } from "../../contract/staff/selling-locations"
import { queryPrepared } from "../database/prepared-query"
import { SHOP_LOCATIONS } from "./selling-locations"

const LOCATIONS = `select place.id, place.name, place.id = any(shop.location_ids) as sells
  from stock_location place cross join ${SHOP_LOCATIONS}
  where place.deleted_at is null
  order by array_position(shop.location_ids, place.id), place.created_at, place.id`

/** All stock locations: those that sell in rank, then the others by age. */
export function readRankedLocations(container: MedusaContainer): Promise<RankedLocation[]> {
  return queryPrepared<RankedLocation>(container, LOCATIONS)
}
