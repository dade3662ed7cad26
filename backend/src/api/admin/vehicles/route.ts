import {
  newVehicleSchema,
  staffVehiclesQuerySchema,
} from "../../../contract/staff/vehicle/vehicles"
import { readStaffVehicles } from "../../../queries/vehicle/staff-vehicles"
import { addVehicleWorkflow } from "../../../workflows/vehicle/save-vehicle"
import { answeringRefusals } from "../../http/errors/answering-refusals"

/** Vehicles by make, model and months, with their keys and what hangs on them. */
export const GET = answeringRefusals(async ({ scope, query }, res) => {
  res.json(await readStaffVehicles(scope, staffVehiclesQuerySchema.parse(query)))
})

export const POST = answeringRefusals(async ({ scope, body }, res) => {
  const { result: id } = await addVehicleWorkflow(scope).run({
    input: newVehicleSchema.parse(body),
  })
  const { vehicles } = await readStaffVehicles(scope, { id })
  res.status(201).json({ vehicle: vehicles[0] })
})
