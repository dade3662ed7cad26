import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import type { MapAcesId } from "../../../contract/aces/aces-import"
import { ShopError, wrongField } from "../../../errors/shop-error"

const COLUMNS = "kind, value, action, vehicles, models, built_from, built_to, engine_codes, text"

const SET = `insert into aces_mapping (${COLUMNS}) values (:kind, :value, :action, :vehicles, :models,
    :built_from, :built_to, :engine_codes, :text)
  on conflict (kind, value) do update set (action, vehicles, models, built_from, built_to,
    engine_codes, text, updated_at) = (excluded.action, excluded.vehicles, excluded.models,
    excluded.built_from, excluded.built_to, excluded.engine_codes, excluded.text, clock_timestamp())`

const BEFORE = `select ${COLUMNS} from aces_mapping where kind = :kind and value = :value for update`

const MISSING = `select
  (select count(*) from vehicle where id = any(:vehicles)) < cardinality(cast(:vehicles as int[]))
    as lacks_vehicle,
  (select count(*) from vehicle_model where id = any(:models)) < cardinality(cast(:models as int[]))
    as lacks_model`

const mapAcesIdStepId = "map-aces-id"

/** Keeps what an id means; what it meant before is put back where the workflow fails. */
const mapAcesIdStep = createStep(
  mapAcesIdStepId,
  async (said: MapAcesId, step) => {
    const mapping = onlyOwn(said)
    const database = step.container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    const before = await database.transaction(async (transaction) => {
      await refuseMissing(transaction, mapping)
      const { kind, value } = mapping
      const { rows } = await transaction.raw<{ rows: MapAcesId[] }>(BEFORE, { kind, value })
      await transaction.raw(SET, mapping)
      return rows[0] ?? null
    })
    return new StepResponse(null, { mapping, before })
  },
  async (done, { container }) => {
    if (!done) return
    const { mapping, before } = done
    const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
    if (before) await database.raw(SET, before)
    else await database("aces_mapping").where({ kind: mapping.kind, value: mapping.value }).delete()
  },
)

/** Nothing is kept of what the action does not speak of. */
function onlyOwn(mapping: MapAcesId): MapAcesId {
  const { action } = mapping
  const none = { vehicles: [], models: [], built_from: null, built_to: null }
  return {
    ...mapping,
    ...(action === "vehicles"
      ? { vehicles: [...new Set(mapping.vehicles)], models: [...new Set(mapping.models)] }
      : none),
    engine_codes: action === "engines" ? mapping.engine_codes : [],
    text: action === "text" ? mapping.text : "",
  }
}

async function refuseMissing(database: Knex, { vehicles, models }: MapAcesId): Promise<void> {
  type Lacks = { lacks_vehicle: boolean; lacks_model: boolean }
  const { rows } = await database.raw<{ rows: Lacks[] }>(MISSING, { vehicles, models })
  if (rows[0]?.lacks_vehicle) throw new ShopError("vehicle_not_found", { field: "vehicles" })
  if (rows[0]?.lacks_model) throw wrongField("models", "There is no such model")
}

export const mapAcesIdWorkflowId = "map-aces-id"

/** Says what an id of the catalogue's databases means, for this file and all that come. Throws ShopError. */
export const mapAcesIdWorkflow = createWorkflow(
  mapAcesIdWorkflowId,
  (input: MapAcesId) => new WorkflowResponse(mapAcesIdStep(input)),
)
