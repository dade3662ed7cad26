import {
  newFitmentSchema,
  staffFitmentsQuerySchema,
} from "../../../contract/staff/vehicle/fitments"
import { readStaffFitments } from "../../../queries/fitment/staff-fitments"
import { addFitmentWorkflow } from "../../../workflows/fitment/save-fitment"
import { answeringRefusals } from "../../http/errors/answering-refusals"

/** What a part fits, by vehicle. */
export const GET = answeringRefusals(async ({ scope, query }, res) => {
  res.json(await readStaffFitments(scope, staffFitmentsQuerySchema.parse(query)))
})

export const POST = answeringRefusals(async ({ scope, body }, res) => {
  const { result: id } = await addFitmentWorkflow(scope).run({
    input: newFitmentSchema.parse(body),
  })
  const { fitments } = await readStaffFitments(scope, { id })
  res.status(201).json({ fitment: fitments[0] })
})
