import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { NewVehicle } from "../../contract/staff/vehicle/vehicles"
import { monthOf, monthText } from "../../contract/vehicle/month"
import { hsnTsnOf, vehicleKey } from "../../contract/vehicle/vehicle-key"
import { ShopError, wrongField } from "../../errors/shop-error"
import { KEYS, VEHICLE_VERSION } from "../../queries/vehicle/staff-vehicles"
import { OF_VEHICLE } from "../../queries/vehicle/vehicle-rows"

type Key = NewVehicle["keys"][number]

/** A vehicle as its tables have it. */
export type VehicleRecord = Omit<NewVehicle, "built_from" | "built_to"> & {
  built_from: number
  built_to: number | null
}

/** A vehicle as it is kept. Throws invalid_input for what cannot be. */
export function recordOf({ keys, built_from, built_to, ...said }: NewVehicle): VehicleRecord {
  const [from, to] = [monthOf(built_from), built_to === null ? null : monthOf(built_to)]
  if (to !== null && to < from) throw wrongField("built_to", "must not be before the first month")
  const codes = [...new Set(said.engine_codes)]
  const kept = new Map(keys.map(keptKey).map((key) => [`${key.scheme} ${key.value}`, key]))
  return { ...said, engine_codes: codes, built_from: from, built_to: to, keys: [...kept.values()] }
}

function keptKey({ scheme, value }: Key, at: number): Key {
  const kept = scheme === "hsn_tsn" ? hsnTsnOf(value) : vehicleKey(value)
  if (kept) return { scheme, value: kept }
  const wanted = scheme === "hsn_tsn" ? "four signs and three, like 0603/BHN" : "letters or digits"
  throw wrongField(`keys.${at}.value`, `must be ${wanted}`)
}

const INSERT = `insert into vehicle
    (model_id, generation, body, engine_codes, fuel, cc, kw, built_from, built_to)
  values (:model_id, :generation, :body, :engine_codes, :fuel, :cc, :kw, :built_from, :built_to)
  returning id`

const UPDATE = `update vehicle set model_id = :model_id, generation = :generation, body = :body,
    engine_codes = :engine_codes, fuel = :fuel, cc = :cc, kw = :kw, built_from = :built_from,
    built_to = :built_to
  where id = :id`

const KEY_ROWS = `insert into vehicle_key (scheme, value, vehicle_id)
  select key.scheme, key.value, :id
  from unnest(cast(:schemes as text[]), cast(:values as text[])) key(scheme, value)`

/** Writes a vehicle with its keys, a new one where it has no id; answers the id. */
export async function writeVehicle(
  database: Knex.Transaction,
  { keys, ...row }: VehicleRecord,
  known?: number,
): Promise<number> {
  const model: unknown = await database("vehicle_model")
    .where({ id: row.model_id })
    .forShare()
    .first()
  if (!model) throw new ShopError("vehicle_not_found", { variant: "model", field: "model_id" })
  const id = known ?? (await insertVehicle(database, row))
  if (known !== undefined) {
    await database.raw(UPDATE, { ...row, id })
    await database("vehicle_key").where({ vehicle_id: id }).delete()
  }
  const schemes = keys.map(({ scheme }) => scheme)
  const values = keys.map(({ value }) => value)
  await database.raw(KEY_ROWS, { id, schemes, values })
  return id
}

async function insertVehicle(
  database: Knex.Transaction,
  row: Omit<VehicleRecord, "keys">,
): Promise<number> {
  const { rows } = await database.raw<{ rows: [{ id: number }] }>(INSERT, row)
  return rows[0].id
}

type Held = VehicleRecord & { name: string }

const HELD = `select to_jsonb(v) || jsonb_build_object('keys', ${KEYS},
    'name', concat_ws(' ', k.name, m.name, nullif(v.generation, ''))) as record,
    ${VEHICLE_VERSION} as version
  from vehicle v ${OF_VEHICLE} where v.id = ? for update of v`

/** Holds a vehicle; with a version only as it was seen. Throws vehicle_not_found, vehicle_changed. */
export async function holdVehicle(
  database: Knex.Transaction,
  { id, version }: { id: number; version?: string },
): Promise<Held> {
  type Row = { record: Held; version: string }
  const { rows } = await database.raw<{ rows: Row[] }>(HELD, [id])
  const [row] = rows
  if (!row) throw new ShopError("vehicle_not_found")
  if (version !== undefined && row.version !== version) throw new ShopError("vehicle_changed")
  return row.record
}

/** What the trail tells of a vehicle. */
export function toldVehicle(vehicle: VehicleRecord): Record<string, unknown> {
  const { generation, body, engine_codes, fuel, cc, kw, built_from, built_to, keys } = vehicle
  return {
    ...{ generation, body, engine: engine_codes.join(", "), fuel, cc, kw },
    built: `${monthText(built_from)} – ${built_to === null ? "" : monthText(built_to)}`,
    keys: keys.map(({ scheme, value }) => `${scheme} ${value}`).join(", "),
  }
}
