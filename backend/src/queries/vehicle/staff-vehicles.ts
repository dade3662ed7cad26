import type { MedusaContainer } from "@medusajs/framework/types"
import { withoutZero } from "../../contract/text"
import { monthText } from "../../contract/vehicle/month"
import { vehicleKey } from "../../contract/vehicle/vehicle-key"
import type {
  StaffName,
  StaffVehicle,
  StaffVehicleList,
  StaffVehiclesQuery,
} from "../../contract/staff/vehicle/vehicles"
import { queryPrepared } from "../database/prepared-query"
import { OF_VEHICLE, VEHICLE_ORDER } from "./vehicle-rows"

/** Tells one state of a make or model from another: whoever changes it says which one they saw. */
export const NAME_VERSION = "md5(cast(own as text))"

const MAKES = `select own.id, own.name, own.handle, ${NAME_VERSION} as version,
    (select cast(count(*) as integer) from vehicle_model where make_id = own.id) as count
  from vehicle_make own order by own.name, own.id`

const MODELS = `select own.id, own.name, own.handle, ${NAME_VERSION} as version,
    (select cast(count(*) as integer) from vehicle where model_id = own.id) as count
  from vehicle_model own where own.make_id = :make_id order by own.name, own.id`

export function readStaffMakes(container: MedusaContainer): Promise<StaffName[]> {
  return queryPrepared(container, MAKES)
}

export function readStaffModels(container: MedusaContainer, make_id: number): Promise<StaffName[]> {
  return queryPrepared(container, MODELS, { make_id })
}

/** All keys of vehicle `v`, as JSON. */
export const KEYS = `coalesce((
    select json_agg(json_build_object('scheme', key.scheme, 'value', key.value)
      order by key.scheme, key.value)
    from vehicle_key key where key.vehicle_id = v.id), '[]')`

/** The same of a vehicle `v` with its keys. */
export const VEHICLE_VERSION = `md5(concat(cast(v as text), ${KEYS}))`

/** What make, model, generation, body, fuel and engine say. */
export const VEHICLE_TEXT = `lower(concat_ws(' ', k.name, m.name, v.generation, v.body, v.fuel,
    array_to_string(v.engine_codes, ' ')))`

const WORDS = `not exists (
    select from unnest(cast(:words as text[])) word where strpos(${VEHICLE_TEXT}, word) = 0)`
const OF_KEY = `exists (
    select from vehicle_key key where key.vehicle_id = v.id and key.value = :key)`

const PAGE = `with found as (
  select v.id from vehicle v ${OF_VEHICLE}
  where (cast(:id as integer) is null or v.id = :id)
    and (cast(:make_id as integer) is null or m.make_id = :make_id)
    and (cast(:model_id as integer) is null or v.model_id = :model_id)
    and (${WORDS} or (cast(:key as text) <> '' and ${OF_KEY}))
), page as (
  select v.id, v.model_id, m.make_id, k.name as make, m.name as model, v.generation, v.body,
    v.engine_codes, v.fuel, v.cc, v.kw, v.built_from, v.built_to, ${KEYS} as keys,
    (select cast(count(*) as integer) from fitment where vehicle_id = v.id) as fitments,
    (select cast(count(*) as integer) from garage_vehicle where vehicle_id = v.id) as garages,
    ${VEHICLE_VERSION} as version, row_number() over (order by ${VEHICLE_ORDER}) as place
  from vehicle v ${OF_VEHICLE} where v.id in (select id from found)
  order by place limit :limit offset :offset
)
select (select cast(count(*) as integer) from found) as count,
  coalesce((select json_agg(page order by place) from page), '[]') as vehicles`

type Row = Omit<StaffVehicle, "built_from" | "built_to"> & {
  built_from: number
  built_to: number | null
  place?: number
}

type Asked = Partial<StaffVehiclesQuery> & { id?: number }

/** A page of vehicles by make, model and when they were built; of an `id` that one, or none. */
export async function readStaffVehicles(
  container: MedusaContainer,
  { q = "", id, make_id, model_id, limit = 1, offset = 0 }: Asked,
): Promise<StaffVehicleList> {
  const typed = withoutZero(q)
  const [found] = await queryPrepared<{ count: number; vehicles: Row[] }>(container, PAGE, {
    words: typed.toLowerCase().split(/\s+/).filter(Boolean),
    key: vehicleKey(typed),
    id: id ?? null,
    make_id: make_id ?? null,
    model_id: model_id ?? null,
    limit,
    offset,
  })
  const vehicles = (found?.vehicles ?? []).map(({ place: _, ...row }) => ({
    ...row,
    built_from: monthText(row.built_from),
    built_to: row.built_to === null ? null : monthText(row.built_to),
  }))
  return { count: found?.count ?? 0, vehicles }
}
