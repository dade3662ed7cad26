import { newMakeSchema } from "../../../../contract/staff/vehicle/vehicles"
import { readStaffMakes } from "../../../../queries/vehicle/staff-vehicles"
import { addVehicleNameWorkflow } from "../../../../workflows/vehicle/save-name"
import { answeringRefusals } from "../../../http/errors/answering-refusals"

/** All makes, by name. */
export const GET = answeringRefusals(async ({ scope }, res) => {
  res.json({ makes: await readStaffMakes(scope) })
})

export const POST = answeringRefusals(async ({ scope, body }, res) => {
  const { name } = newMakeSchema.parse(body)
  const { result: id } = await addVehicleNameWorkflow(scope).run({ input: { of: "make", name } })
  res.status(201).json({ make: { id, name } })
})
