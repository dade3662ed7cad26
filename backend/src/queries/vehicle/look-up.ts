import type { MedusaContainer } from "@medusajs/framework/types"
import { withoutZero } from "../../contract/text"
import type { KeyScheme } from "../../contract/vehicle/vehicle-key"
import { queryPrepared } from "../database/prepared-query"
import { OF_VEHICLE, VEHICLE_COLUMNS, VEHICLE_ORDER, type VehicleRow } from "./vehicle-rows"

/** What an ambiguous key may mean at most. */
const MOST = 100

const OF_KEYS = `select ${VEHICLE_COLUMNS} from vehicle v ${OF_VEHICLE}
  where v.id in (
    select key.vehicle_id from vehicle_key key
    join unnest(cast(:schemes as text[]), cast(:values as text[])) wanted(scheme, value)
      on wanted.scheme = key.scheme and wanted.value = key.value
    group by key.vehicle_id having count(*) = cardinality(cast(:schemes as text[])))
  order by ${VEHICLE_ORDER} limit ${MOST}`

export type NamedKey = { scheme: KeyScheme; value: string }

/** The vehicles that all of these keys name; none where nothing is named. */
export async function lookUpVehicles(
  container: MedusaContainer,
  keys: readonly NamedKey[],
): Promise<VehicleRow[]> {
  if (keys.length === 0) return []
  const schemes = keys.map(({ scheme }) => scheme)
  const values = keys.map(({ value }) => withoutZero(value))
  return queryPrepared<VehicleRow>(container, OF_KEYS, { schemes, values })
}
