import type { MapAcesId } from "../../../../contract/aces/aces-import"
import { mapAcesIdWorkflow } from "../../../../workflows/aces-import/workflows/map-aces-id"
import { answeringRefusals } from "../../../http/errors/answering-refusals"

/** Says what an id means, for every file. */
export const POST = answeringRefusals(async ({ scope, validatedBody }, res) => {
  await mapAcesIdWorkflow(scope).run({ input: validatedBody as MapAcesId })
  res.json({ success: true })
})
