import { generateEntityId } from "@medusajs/framework/utils"
import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { MOST_GARAGE_VEHICLES } from "../../contract/vehicle/garage-limits"
import { ShopError } from "../../errors/shop-error"
import { inGarage } from "./in-garage"

export type AddToGarageInput = {
  customer_id: string
  vehicle_id: number
  plate: string
  label: string
  count: number
  idempotency_key?: string | undefined
}

const KEPT = "select id, added_under from garage_vehicle where customer_id = ?"

const INSERT = `insert into garage_vehicle
    (id, customer_id, vehicle_id, plate, label, count, added_under)
  values (:id, :customer_id, :vehicle_id, :plate, :label, :count, :key)`

const addToGarageStep = createStep(
  "add-to-garage",
  async ({ idempotency_key, ...row }: AddToGarageInput, step) => {
    const { customer_id } = row
    const key = idempotency_key ?? null
    const added = await inGarage(step, customer_id, async (database) => {
      type Kept = { id: string; added_under: string | null }
      const { rows } = await database.raw<{ rows: Kept[] }>(KEPT, [customer_id])
      const known = rows.find(({ added_under }) => key !== null && added_under === key)
      if (known) return { id: known.id, is_new: false }
      if (rows.length >= MOST_GARAGE_VEHICLES) {
        throw new ShopError("garage_full", { facts: { most: MOST_GARAGE_VEHICLES } })
      }
      const id = generateEntityId(undefined, "garage")
      await database.raw(INSERT, { id, ...row, key })
      return { id, is_new: true }
    })
    return new StepResponse(added.id, { customer_id, ...added })
  },
  async (added, step) => {
    if (!added?.is_new) return
    await inGarage(step, added.customer_id, (database) =>
      database.raw("delete from garage_vehicle where id = ?", [added.id]),
    )
  },
)

/** Puts a vehicle into a person's garage, once per key; answers the row's id. Throws garage_full. */
export const addToGarageWorkflow = createWorkflow(
  "add-to-garage",
  (input: AddToGarageInput) => new WorkflowResponse(addToGarageStep(input)),
)
