import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { OF_VEHICLE } from "../vehicle/vehicle-rows"

/** A vehicle as a file may name it. */
export type KnownVehicle = {
  id: number
  make: string
  model: string
  generation: string
  engine_codes: string[]
  built_from: number
  built_to: number | null
  ktype: string[]
  hsn_tsn: string[]
}

/** A fitment that the shop itself said: by hand or by a file of its own. */
export type OwnFitment = {
  id: number
  vehicle: KnownVehicle
  position: string
  quantity: number
  built_from: number | null
  built_to: number | null
  note: string
}

/** Of fitment `f`: the shop's own, beside what files of other makers of data say. */
export const IS_OWN = "f.source not like 'aces:%'"

const keysOf = (scheme: "ktype" | "hsn_tsn") => `array(
    select key.value from vehicle_key key
    where key.vehicle_id = v.id and key.scheme = '${scheme}' order by key.value)`

/** KnownVehicle of vehicle `v`, its model `m` and make `k`. */
export const KNOWN_VEHICLE = `json_build_object('id', v.id, 'make', k.name, 'model', m.name,
    'generation', v.generation, 'engine_codes', v.engine_codes, 'built_from', v.built_from,
    'built_to', v.built_to, 'ktype', ${keysOf("ktype")}, 'hsn_tsn', ${keysOf("hsn_tsn")})`

const OWN = `select f.variant_id, f.id, f.position, f.quantity, f.built_from, f.built_to, f.note,
    ${KNOWN_VEHICLE} as vehicle
  from fitment f join vehicle v on v.id = f.vehicle_id ${OF_VEHICLE}
  where f.variant_id = any(cast(:variants as text[])) and ${IS_OWN}
  order by f.variant_id, f.id`

/** What the shop itself says of variants, by a connection or a transaction. */
export async function readOwnFitments(
  database: Knex,
  variants: string[],
): Promise<Map<string, OwnFitment[]>> {
  type Row = OwnFitment & { variant_id: string; id: string | number }
  const { rows } = await database.raw<{ rows: Row[] }>(OWN, { variants })
  const own = new Map<string, OwnFitment[]>()
  for (const { variant_id, id, ...fitment } of rows) {
    const there = own.get(variant_id) ?? []
    there.push({ ...fitment, id: Number(id) })
    own.set(variant_id, there)
  }
  return own
}
