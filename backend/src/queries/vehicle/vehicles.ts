import type { MedusaContainer } from "@medusajs/framework/types"
import { withoutZero } from "../../contract/text"
import { LAST_MONTH } from "../../contract/vehicle/month"
import { queryPrepared } from "../database/prepared-query"
import { cursorSecret, openCursor, sealCursor } from "../product/list/product-cursor"
import {
  afterVehicle,
  OF_VEHICLE,
  placeOfVehicle,
  VEHICLE_COLUMNS,
  vehicleIdOf,
  VEHICLE_ORDER,
  type MakeRow,
  type ModelRow,
  type VehicleRow,
} from "./vehicle-rows"

const ANY = "select exists (select from vehicle) as holds"

/** Whether there are any. */
export async function hasVehicles(container: MedusaContainer): Promise<boolean> {
  const [any] = await queryPrepared<{ holds: boolean }>(container, ANY)
  return any?.holds ?? false
}

/** All makes, by name. */
export function readMakes(container: MedusaContainer): Promise<MakeRow[]> {
  return queryPrepared(container, "select id, name, handle from vehicle_make order by name, id")
}

const MODELS = `select m.id, m.name, m.handle, k.name as make, k.handle as make_handle
  from vehicle_model m join vehicle_make k on k.id = m.make_id
  where cast(:make as text) is null or k.handle = :make
  order by k.name, m.name, m.id`

/** The models of a make's handle, or all. */
export function readModels(container: MedusaContainer, make?: string): Promise<ModelRow[]> {
  return queryPrepared(container, MODELS, { make: withoutZero(make) ?? null })
}

const ONE = `select ${VEHICLE_COLUMNS} from vehicle v ${OF_VEHICLE} where v.id = :id`

/** The vehicle of an id as calls have it; undefined where there is none. */
export async function readVehicle(
  container: MedusaContainer,
  id: string,
): Promise<VehicleRow | undefined> {
  const [found] = await queryPrepared<VehicleRow>(container, ONE, { id: vehicleIdOf(id) })
  return found
}

const PAGES = `select cast(count(*) as integer) + (select count(*) from vehicle_make)
    + 1 as pages from vehicle_model`

/** How many pages makes and models can have, with the one above them; none without any vehicle. */
export async function countVehiclePages(container: MedusaContainer): Promise<number> {
  const [counted] = await queryPrepared<{ pages: string }>(container, PAGES)
  return (await hasVehicles(container)) ? Number(counted?.pages ?? 0) : 0
}

const PAGE = `with found as (
  select ${VEHICLE_COLUMNS} from vehicle v ${OF_VEHICLE}
  where (cast(:make as text) is null or k.handle = :make)
    and (cast(:model as text) is null or m.handle = :model)
    and (cast(:year as integer) is null or (v.built_from <= :year * 100 + 12
      and coalesce(v.built_to, ${LAST_MONTH}) >= :year * 100 + 1))
), page as (
  select ${VEHICLE_COLUMNS} from vehicle v ${OF_VEHICLE}
  where v.id in (select id from found) and ${afterVehicle()}
  order by ${VEHICLE_ORDER} limit :limit + 1
)
select (select cast(count(*) as integer) from found) as total,
  coalesce((select json_agg(page) from page), '[]') as rows`

type Asked = {
  make?: string | undefined
  model?: string | undefined
  year?: number | undefined
  limit: number
  cursor?: string | undefined
}

type Page = { total: number; next: string | undefined; vehicles: VehicleRow[] }

/** A page of vehicles by make, model and when they were built; undefined for a forged cursor. */
export async function readVehicles(
  container: MedusaContainer,
  { make, model, year, limit, cursor }: Asked,
): Promise<Page | undefined> {
  const sealed = { sort: "vehicles", secret: cursorSecret(container) }
  const place = cursor === undefined ? null : openCursor(cursor, sealed)
  if (place === undefined) return undefined
  const [found] = await queryPrepared<{ total: number; rows: VehicleRow[] }>(container, PAGE, {
    make: withoutZero(make) ?? null,
    model: withoutZero(model) ?? null,
    year: year ?? null,
    limit,
    place,
  })
  const vehicles = (found?.rows ?? []).slice(0, limit)
  const last = (found?.rows.length ?? 0) > limit ? vehicles.at(-1) : undefined
  const next = last && sealCursor({ sort: "vehicles", place: placeOfVehicle(last) }, sealed.secret)
  return { total: found?.total ?? 0, next, vehicles }
}
