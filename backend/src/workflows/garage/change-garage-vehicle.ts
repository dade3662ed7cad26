import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { ShopError } from "../../errors/shop-error"
import { inGarage, readRecord, restoreRecord, type OwnVehicle } from "./in-garage"

export type ChangeGarageVehicleInput = OwnVehicle & {
  /** What was seen. */
  version: number
  plate?: string | undefined
  label?: string | undefined
  count?: number | undefined
}

const WRITE = `update garage_vehicle set plate = coalesce(:plate, plate),
    label = coalesce(:label, label), count = coalesce(:count, count),
    version = version + 1, updated_at = now()
  where id = :id`

const changeGarageVehicleStep = createStep(
  "change-garage-vehicle",
  async (input: ChangeGarageVehicleInput, step) => {
    const { id, customer_id, version, plate = null, label = null, count = null } = input
    const before = await inGarage(step, customer_id, async (database) => {
      const found = await readRecord(database, { id, customer_id })
      if (!found) throw new ShopError("garage_vehicle_not_found")
      if (found.version !== version) throw new ShopError("garage_vehicle_changed")
      await database.raw(WRITE, { id, plate, label, count })
      return found
    })
    return new StepResponse(null, { id, customer_id, before })
  },
  async (changed, step) => {
    if (!changed) return
    const { before, ...own } = changed
    await inGarage(step, own.customer_id, async (database) => {
      const now = await readRecord(database, own)
      if (now?.version === before.version + 1) await restoreRecord(database, before)
    })
  },
)

/**
 * Changes what a person says of their vehicle; what is left out stays. Throws
 * garage_vehicle_not_found, garage_vehicle_changed.
 */
export const changeGarageVehicleWorkflow = createWorkflow(
  "change-garage-vehicle",
  (input: ChangeGarageVehicleInput) => new WorkflowResponse(changeGarageVehicleStep(input)),
)
