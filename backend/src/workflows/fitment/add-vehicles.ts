import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { holdNumber } from "../../locks/advisory-lock"
import { ADVISORY_LOCKS } from "../../locks/locks"
import type { KnownVehicle } from "../../queries/fitment/own-fitments"
import { OF_VEHICLE } from "../../queries/vehicle/vehicle-rows"
import { handleOf } from "../vehicle/handle-of"
import { writeVehicle } from "../vehicle/write-vehicle"

const MAKE = `insert into vehicle_make (name, handle) values (:name, :handle)
  on conflict (handle) do update set handle = excluded.handle returning id`
const MODEL = `insert into vehicle_model (make_id, name, handle) values (:make_id, :name, :handle)
  on conflict (make_id, handle) do update set handle = excluded.handle returning id`

const TWIN = `select v.id from vehicle v ${OF_VEHICLE}
  where v.model_id = :model_id and lower(v.generation) = lower(:generation)
    and v.engine_codes = cast(:engine_codes as text[]) and v.built_from = :built_from
    and v.built_to is not distinct from :built_to
  order by v.id limit 1`

/**
 * Writes those of the vehicles that the shop has not, which have ids below zero; answers the id that
 * each has now. Two files that add the same one come one after the other and share it.
 */
export async function addVehiclesOf(
  database: Knex.Transaction,
  vehicles: readonly KnownVehicle[],
): Promise<Map<number, number>> {
  const missing = new Map(vehicles.filter(({ id }) => id < 0).map((one) => [one.id, one]))
  const ids = new Map<number, number>()
  if (missing.size === 0) return ids
  await holdNumber(database, ADVISORY_LOCKS.vehicles)
  for (const [id, vehicle] of missing) ids.set(id, await addVehicle(database, vehicle))
  return ids
}

async function addVehicle(database: Knex.Transaction, vehicle: KnownVehicle): Promise<number> {
  const { make, model, generation, engine_codes, built_from, built_to, ktype, hsn_tsn } = vehicle
  const insert = async (statement: string, row: Record<string, string | number>) => {
    const { rows } = await database.raw<{ rows: [{ id: number }] }>(statement, row)
    return rows[0].id
  }
  const make_id = await insert(MAKE, { name: make, handle: handleOf(make) })
  const model_id = await insert(MODEL, { make_id, name: model, handle: handleOf(model) })
  const said = { model_id, generation, engine_codes, built_from, built_to }
  const { rows } = await database.raw<{ rows: { id: number }[] }>(TWIN, said)
  const [twin] = rows
  if (twin) return twin.id
  return writeVehicle(database, {
    ...said,
    ...{ body: "", fuel: "", cc: null, kw: null },
    keys: [
      ...ktype.map((value) => ({ scheme: "ktype" as const, value })),
      ...hsn_tsn.map((value) => ({ scheme: "hsn_tsn" as const, value })),
    ],
  })
}
