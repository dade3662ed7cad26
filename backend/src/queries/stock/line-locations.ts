import type { MedusaContainer } from "@medusajs/framework/types"
import { queryPrepared } from "../database/prepared-query"

export type Location = { id: string; name: string }

const LOCATIONS = `select distinct place.id, place.name
  from reservation_item held join stock_location place on place.id = held.location_id
  where held.line_item_id = any(cast(:ids as text[])) and held.deleted_at is null
  order by place.name, place.id`

/** The locations at which pieces of orders' lines are reserved. */
export function readLineLocations(
  container: MedusaContainer,
  ids: readonly string[],
): Promise<Location[]> {
  return queryPrepared<Location>(container, LOCATIONS, { ids })
}
