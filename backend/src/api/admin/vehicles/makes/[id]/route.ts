import {
  deleteQuerySchema,
  renameSchema,
  rowId,
} from "../../../../../contract/staff/vehicle/vehicles"
import {
  deleteVehicleNameWorkflow,
  renameVehicleNameWorkflow,
} from "../../../../../workflows/vehicle/save-name"
import { answeringRefusals } from "../../../../http/errors/answering-refusals"

const of = "make"

export const POST = answeringRefusals(async ({ scope, params, body }, res) => {
  const id = rowId.parse(params.id)
  const { name, version } = renameSchema.parse(body)
  await renameVehicleNameWorkflow(scope).run({ input: { of, id, name, version } })
  res.json({ make: { id, name } })
})

/** Takes it away where nothing hangs on it. */
export const DELETE = answeringRefusals(async ({ scope, params, query }, res) => {
  const id = rowId.parse(params.id)
  const { version } = deleteQuerySchema.parse(query)
  await deleteVehicleNameWorkflow(scope).run({ input: { of, id, version } })
  res.json({ id, deleted: true })
})
