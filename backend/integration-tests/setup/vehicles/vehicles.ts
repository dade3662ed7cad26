import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { KeyScheme } from "../../../src/contract/vehicle/vehicle-key"
import type { TestPart } from "../shop-fixture"

type NewVehicle = {
  make?: string
  model?: string
  generation?: string
  engine?: string
  kw?: number
  built?: readonly [from: number, to: number | null]
  keys?: Partial<Record<KeyScheme, string>>
}

const MAKE = `insert into vehicle_make (name, handle) values (:make, lower(:make))
  on conflict (handle) do update set name = excluded.name returning id`
const MODEL = `insert into vehicle_model (make_id, name, handle) values (:make, :model, lower(:model))
  on conflict (make_id, handle) do update set name = excluded.name returning id`
const VEHICLE = `insert into vehicle
    (model_id, generation, body, engine_codes, fuel, cc, kw, built_from, built_to)
  values (:model, :generation, 'Hatchback', array[:engine], 'Petrol', 1598, :kw, :from, :to)
  returning id`
const KEY = "insert into vehicle_key (scheme, value, vehicle_id) values (?, ?, ?)"

/** A vehicle of the shop, by default Velmont Tessera II of 2013-06 to 2018-11; answers its id. */
export async function addVehicle(
  container: MedusaContainer,
  {
    make = "Velmont",
    model = "Tessera",
    generation = "II",
    engine = "VX16T",
    kw = 85,
    built: [from, to] = [201306, 201811],
    keys = {},
  }: NewVehicle = {},
): Promise<string> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const insert = async (statement: string, bindings: Record<string, string | number | null>) => {
    const { rows } = await database.raw<{ rows: { id: number }[] }>(statement, bindings)
    return rows[0]?.id ?? 0
  }
  const makeId = await insert(MAKE, { make })
  const modelId = await insert(MODEL, { make: makeId, model })
  const id = await insert(VEHICLE, { model: modelId, generation, engine, kw, from, to })
  for (const [scheme, value] of Object.entries(keys)) await database.raw(KEY, [scheme, value, id])
  return String(id)
}

type NewFitment = {
  part: Pick<TestPart, "sku">
  vehicle: string
  built?: readonly [from: number | null, to: number | null]
  note?: string
  position?: string
  quantity?: number
}

const FITMENT = `insert into fitment
    (variant_id, vehicle_id, built_from, built_to, note, position, quantity, source)
  select id, :vehicle, :from, :to, :note, :position, :quantity, 'test'
  from product_variant where sku = :sku and deleted_at is null`

/** That a part fits a vehicle. */
export async function addFitment(
  container: MedusaContainer,
  {
    part: { sku },
    vehicle,
    built: [from, to] = [null, null],
    note = "",
    position = "Front axle",
    quantity = 2,
  }: NewFitment,
): Promise<void> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await database.raw(FITMENT, { sku, vehicle, from, to, note, position, quantity })
}

const SUPERSEDE = `insert into supersession (old_variant_id, new_variant_id)
  select one.id, other.id from product_variant one, product_variant other
  where one.sku = :old and other.sku = :by`

/** That a part took another's place. */
export async function supersede(
  container: MedusaContainer,
  { old, by }: { old: TestPart; by: TestPart },
): Promise<void> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await database.raw(SUPERSEDE, { old: old.sku, by: by.sku })
}
