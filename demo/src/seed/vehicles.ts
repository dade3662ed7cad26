import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { Environment } from "../../../backend/src/settings/environment"
import { fitments, supersessions } from "../vehicles/fitments"
import { makes } from "../vehicles/models"
import { vehicles } from "../vehicles/vehicles"

const MAKES = `insert into vehicle_make (name, handle)
  select name, lower(name) from jsonb_to_recordset(cast(? as jsonb)) given(name text)
  on conflict (handle) do nothing`

const MODELS = `insert into vehicle_model (make_id, name, handle)
  select k.id, model.name, lower(model.name)
  from jsonb_to_recordset(cast(? as jsonb)) given(name text, models jsonb)
  join vehicle_make k on k.name = given.name
  cross join jsonb_array_elements_text(given.models) model(name)
  on conflict (make_id, handle) do nothing`

/** Ids are drawn before, so that a vehicle's keys can name it. */
const VEHICLES = `with given as (
    select given.*, cast(nextval(pg_get_serial_sequence('vehicle', 'id')) as integer) as id
    from jsonb_to_recordset(cast(? as jsonb)) given(
      make text, model text, generation text, body text, engine text, fuel text, cc integer,
      kw integer, "builtFrom" integer, "builtTo" integer, keys jsonb)
  ), kept as (
    insert into vehicle
      (id, model_id, generation, body, engine_codes, fuel, cc, kw, built_from, built_to)
    select given.id, m.id, given.generation, given.body, array[given.engine], given.fuel, given.cc,
      given.kw, given."builtFrom", given."builtTo"
    from given
    join vehicle_make k on k.name = given.make
    join vehicle_model m on m.make_id = k.id and m.name = given.model
    returning id)
  insert into vehicle_key (scheme, value, vehicle_id)
  select key.scheme, key.value, kept.id
  from kept join given on given.id = kept.id
  cross join jsonb_each_text(given.keys) key(scheme, value)`

const FITMENTS = `insert into fitment
    (variant_id, vehicle_id, position, quantity, built_from, built_to, note, source)
  select v.id, own.vehicle_id, given.position, given.quantity, given."builtFrom", given."builtTo",
    given.note, 'demo'
  from jsonb_to_recordset(cast(? as jsonb)) given(
    vehicle text, sku text, position text, quantity integer, "builtFrom" integer,
    "builtTo" integer, note text)
  join product_variant v on v.sku = given.sku and v.deleted_at is null
  join vehicle_key own on own.scheme = 'own' and own.value = given.vehicle`

const SUPERSESSIONS = `insert into supersession (old_variant_id, new_variant_id)
  select former.id, later.id
  from jsonb_to_recordset(cast(? as jsonb)) given(old text, by text)
  join product_variant former on former.sku = given.old and former.deleted_at is null
  join product_variant later on later.sku = given.by and later.deleted_at is null
  on conflict (old_variant_id) do nothing`

/** The demo's vehicles and what fits them, all or nothing; none in a shop that has vehicles already. */
export async function seedVehicles(
  container: MedusaContainer,
  { vehicles: isOn }: Pick<Environment, "vehicles">,
): Promise<void> {
  if (!isOn) return
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await database.transaction(async (transaction) => {
    const { rows } = await transaction.raw<{ rows: unknown[] }>("select from vehicle limit 1")
    if (rows.length === 0) await writeVehicles(transaction)
  })
}

async function writeVehicles(database: Knex.Transaction): Promise<void> {
  await database.raw(MAKES, [JSON.stringify(makes)])
  await database.raw(MODELS, [JSON.stringify(makes)])
  await database.raw(VEHICLES, [JSON.stringify(vehicles)])
  await database.raw(FITMENTS, [JSON.stringify(fitments)])
  await database.raw(SUPERSESSIONS, [JSON.stringify(supersessions)])
  await database.raw("analyze vehicle_model, vehicle, vehicle_key, fitment")
}
