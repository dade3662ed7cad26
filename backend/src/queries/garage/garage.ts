import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { queryPrepared } from "../database/prepared-query"
import { OF_VEHICLE, VEHICLE_COLUMNS, type VehicleRow } from "../vehicle/vehicle-rows"

export type GarageRow = VehicleRow & {
  garage_id: string
  version: number
  plate: string
  label: string
  count: number
}

const ROWS = `select ${VEHICLE_COLUMNS}, own.id as garage_id, own.version, own.plate, own.label,
    own.count
  from garage_vehicle own join vehicle v on v.id = own.vehicle_id ${OF_VEHICLE}
  where own.customer_id = :customer_id and (cast(:id as text) is null or own.id = :id)
  order by own.created_at, own.id`

/** A person's vehicles, the first added first; of an `id` that one, or none. */
export function readGarage(
  container: MedusaContainer,
  { customer_id, id = null }: { customer_id: string; id?: string | null },
): Promise<GarageRow[]> {
  return queryPrepared(container, ROWS, { customer_id, id })
}

/**
 * Whether the database has garages, by a connection or a transaction: a shop that left vehicles out
 * from its first start has none, and one that leaves them out now may have some.
 */
export async function hasGarages(database: Knex): Promise<boolean> {
  const statement = "select to_regclass('garage_vehicle') is not null as holds"
  const { rows } = await database.raw<{ rows: { holds: boolean }[] }>(statement)
  return rows[0]?.holds ?? false
}
