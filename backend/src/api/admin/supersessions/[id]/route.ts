import { setSuccessorSchema } from "../../../../contract/staff/vehicle/supersessions"
import { readStaffSupersessions } from "../../../../queries/fitment/staff-supersessions"
import { setSuccessorWorkflow } from "../../../../workflows/fitment/set-successor"
import { answeringRefusals } from "../../../http/errors/answering-refusals"

/** What took a variant's place, and whose place it took. */
export const GET = answeringRefusals(async ({ scope, params }, res) => {
  res.json(await readStaffSupersessions(scope, params.id ?? ""))
})

export const POST = answeringRefusals(async ({ scope, params, body }, res) => {
  const variant_id = params.id ?? ""
  const input = { variant_id, ...setSuccessorSchema.parse(body) }
  await setSuccessorWorkflow(scope).run({ input })
  res.json(await readStaffSupersessions(scope, variant_id))
})
