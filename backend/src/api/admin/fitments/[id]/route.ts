import { changeFitmentSchema } from "../../../../contract/staff/vehicle/fitments"
import { deleteQuerySchema, rowId } from "../../../../contract/staff/vehicle/vehicles"
import { readStaffFitments } from "../../../../queries/fitment/staff-fitments"
import {
  changeFitmentWorkflow,
  deleteFitmentWorkflow,
} from "../../../../workflows/fitment/save-fitment"
import { answeringRefusals } from "../../../http/errors/answering-refusals"

/** A whole fitment in place of the one that was seen. */
export const POST = answeringRefusals(async ({ scope, params, body }, res) => {
  const id = rowId.parse(params.id)
  await changeFitmentWorkflow(scope).run({ input: { id, ...changeFitmentSchema.parse(body) } })
  const { fitments } = await readStaffFitments(scope, { id })
  res.json({ fitment: fitments[0] })
})

export const DELETE = answeringRefusals(async ({ scope, params, query }, res) => {
  const id = rowId.parse(params.id)
  await deleteFitmentWorkflow(scope).run({ input: { id, ...deleteQuerySchema.parse(query) } })
  res.json({ id, deleted: true })
})
