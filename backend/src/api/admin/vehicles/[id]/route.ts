import type { MedusaContainer } from "@medusajs/framework/types"
import {
  changeVehicleSchema,
  deleteQuerySchema,
  rowId,
} from "../../../../contract/staff/vehicle/vehicles"
import { ShopError } from "../../../../errors/shop-error"
import { readStaffVehicles } from "../../../../queries/vehicle/staff-vehicles"
import {
  changeVehicleWorkflow,
  deleteVehicleWorkflow,
} from "../../../../workflows/vehicle/save-vehicle"
import { answeringRefusals } from "../../../http/errors/answering-refusals"

export const GET = answeringRefusals(async ({ scope, params }, res) => {
  res.json({ vehicle: await vehicleOf(scope, rowId.parse(params.id)) })
})

/** A whole vehicle in place of the one that was seen. */
export const POST = answeringRefusals(async ({ scope, params, body }, res) => {
  const id = rowId.parse(params.id)
  await changeVehicleWorkflow(scope).run({ input: { id, ...changeVehicleSchema.parse(body) } })
  res.json({ vehicle: await vehicleOf(scope, id) })
})

export const DELETE = answeringRefusals(async ({ scope, params, query }, res) => {
  const id = rowId.parse(params.id)
  await deleteVehicleWorkflow(scope).run({ input: { id, ...deleteQuerySchema.parse(query) } })
  res.json({ id, deleted: true })
})

async function vehicleOf(container: MedusaContainer, id: number) {
  const { vehicles } = await readStaffVehicles(container, { id })
  const [vehicle] = vehicles
  if (!vehicle) throw new ShopError("vehicle_not_found")
  return vehicle
}
