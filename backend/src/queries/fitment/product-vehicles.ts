import type { MedusaContainer } from "@medusajs/framework/types"
import { withoutZero } from "../../contract/text"
import { queryPrepared } from "../database/prepared-query"
import { cursorSecret, openCursor, sealCursor } from "../product/list/product-cursor"
import {
  afterVehicle,
  OF_VEHICLE,
  placeOfVehicle,
  VEHICLE_COLUMNS,
  vehicleIdOf,
  VEHICLE_ORDER,
  type VehicleRow,
} from "../vehicle/vehicle-rows"

export type ProductVehicleRow = VehicleRow & {
  fitment_id: number
  position: string
  quantity: number
  note: string
  fitted_from: number | null
  fitted_to: number | null
}

const TEXT = `lower(concat_ws(' ', k.name, m.name, v.generation, v.body, v.fuel,
    array_to_string(v.engine_codes, ' ')))`

/** Each typed word is somewhere in what is told of the vehicle. */
const MATCHES = `not exists (
    select from unnest(cast(:words as text[])) word where strpos(${TEXT}, word) = 0)`

const PAGE = `with found as materialized (
  select ${VEHICLE_COLUMNS}, f.id as fitment_id, f.position, f.quantity, f.note,
    f.built_from as fitted_from, f.built_to as fitted_to,
    row_number() over (order by ${VEHICLE_ORDER}, f.id) as position_in_list,
    ${afterVehicle(["f.id"])} as is_behind
  from fitment f join vehicle v on v.id = f.vehicle_id ${OF_VEHICLE}
  where f.variant_id = :variant_id and ${MATCHES}
    and (cast(:vehicle as integer) is null or f.vehicle_id = cast(:vehicle as integer))
)
select (select cast(count(*) as integer) from found) as total,
  coalesce((
    select json_agg(row order by row.position_in_list) from (
      select * from found where is_behind order by position_in_list limit :limit + 1) row
  ), '[]') as rows`

type Asked = {
  variant_id: string
  q?: string | undefined
  /** An _id: the rows of this vehicle alone. */
  vehicle?: string | undefined
  limit: number
  cursor?: string | undefined
}

type Page = { total: number; next: string | undefined; rows: ProductVehicleRow[] }

/** A page of the vehicles that a variant fits; undefined for a forged cursor. */
export async function readProductVehicles(
  container: MedusaContainer,
  { variant_id, q = "", vehicle, limit, cursor }: Asked,
): Promise<Page | undefined> {
  const sealed = { sort: "fitments", secret: cursorSecret(container) }
  const place = cursor === undefined ? null : openCursor(cursor, sealed)
  if (place === undefined) return undefined
  const words = withoutZero(q).toLowerCase().split(/\s+/).filter(Boolean)
  const [found] = await queryPrepared<{ total: number; rows: ProductVehicleRow[] }>(
    container,
    PAGE,
    {
      ...{ variant_id, words, limit, place },
      vehicle: vehicle === undefined ? null : vehicleIdOf(vehicle),
    },
  )
  const rows = (found?.rows ?? []).slice(0, limit)
  const last = (found?.rows.length ?? 0) > limit ? rows.at(-1) : undefined
  const end = last && [...placeOfVehicle(last), String(last.fitment_id)]
  const next = end && sealCursor({ sort: "fitments", place: end }, sealed.secret)
  return { total: found?.total ?? 0, next, rows }
}
