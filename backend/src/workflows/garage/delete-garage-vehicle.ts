import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { ShopError } from "../../errors/shop-error"
import { inGarage, readRecord, restoreRecord, type OwnVehicle } from "./in-garage"

const deleteGarageVehicleStep = createStep(
  "delete-garage-vehicle",
  async ({ id, customer_id }: OwnVehicle, step) => {
    const before = await inGarage(step, customer_id, async (database) => {
      const found = await readRecord(database, { id, customer_id })
      if (!found) throw new ShopError("garage_vehicle_not_found")
      await database.raw("delete from garage_vehicle where id = ?", [id])
      return found
    })
    return new StepResponse(null, { customer_id, before })
  },
  async (deleted, step) => {
    if (!deleted) return
    const { customer_id, before } = deleted
    await inGarage(step, customer_id, (database) => restoreRecord(database, before))
  },
)

/** Takes a vehicle out of a person's garage. Throws garage_vehicle_not_found. */
export const deleteGarageVehicleWorkflow = createWorkflow(
  "delete-garage-vehicle",
  (input: OwnVehicle) => new WorkflowResponse(deleteGarageVehicleStep(input)),
)
