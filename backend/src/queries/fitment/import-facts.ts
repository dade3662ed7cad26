import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { OF_VEHICLE } from "../vehicle/vehicle-rows"
import { KNOWN_VEHICLE, type KnownVehicle } from "./own-fitments"

/** A part by its SKU as the shop writes it, or by its id where it has none. */
export type KnownPart = { key: string; variant_id: string }

const VEHICLES = `select ${KNOWN_VEHICLE} as vehicle
  from vehicle v ${OF_VEHICLE}
  where v.id = any(cast(:ids as integer[]))
    or v.id in (
      select key.vehicle_id
      from unnest(cast(:schemes as text[]), cast(:values as text[])) wanted(scheme, value)
      join vehicle_key key on key.scheme = wanted.scheme and key.value = wanted.value)
    or v.model_id in (
      select model.id
      from unnest(cast(:makes as text[]), cast(:models as text[])) wanted(make, model)
      join vehicle_make make on lower(make.name) = wanted.make
      join vehicle_model model on model.make_id = make.id and lower(model.name) = wanted.model)`

export type AskedVehicles = {
  ids: number[]
  keys: { scheme: "ktype" | "hsn_tsn"; value: string }[]
  names: { make: string; model: string }[]
}

/** The vehicles that any of these names. */
export async function readKnownVehicles(
  container: MedusaContainer,
  { ids, keys, names }: AskedVehicles,
): Promise<KnownVehicle[]> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await database.raw<{ rows: { vehicle: KnownVehicle }[] }>(VEHICLES, {
    ids,
    schemes: keys.map(({ scheme }) => scheme),
    values: keys.map(({ value }) => value),
    makes: names.map(({ make }) => make.toLowerCase()),
    models: names.map(({ model }) => model.toLowerCase()),
  })
  return rows.map(({ vehicle }) => vehicle)
}

const PARTS = `select coalesce(nullif(v.sku, ''), v.id) as key, v.id as variant_id
  from product_variant v join product p on p.id = v.product_id and p.deleted_at is null
  where v.deleted_at is null and (
    v.sku = any(cast(:skus as text[]))
    or (v.id = any(cast(:keys as text[])) and nullif(v.sku, '') is null))`

/** The parts that these keys name; those that are written in capitals, or in none, too. */
export async function readKnownParts(
  container: MedusaContainer,
  keys: string[],
): Promise<KnownPart[]> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const skus = keys.flatMap((key) => [key, key.toUpperCase(), key.toLowerCase()])
  const { rows } = await database.raw<{ rows: KnownPart[] }>(PARTS, { keys, skus })
  return rows
}
