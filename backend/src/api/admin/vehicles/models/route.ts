import { modelsQuerySchema, newModelSchema } from "../../../../contract/staff/vehicle/vehicles"
import { readStaffModels } from "../../../../queries/vehicle/staff-vehicles"
import { addVehicleNameWorkflow } from "../../../../workflows/vehicle/save-name"
import { answeringRefusals } from "../../../http/errors/answering-refusals"

/** The models of a make, by name. */
export const GET = answeringRefusals(async ({ scope, query }, res) => {
  const { make_id } = modelsQuerySchema.parse(query)
  res.json({ models: await readStaffModels(scope, make_id) })
})

export const POST = answeringRefusals(async ({ scope, body }, res) => {
  const model = newModelSchema.parse(body)
  const input = { of: "model" as const, ...model }
  const { result: id } = await addVehicleNameWorkflow(scope).run({ input })
  res.status(201).json({ model: { id, ...model } })
})
