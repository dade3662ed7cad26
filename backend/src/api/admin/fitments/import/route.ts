import { fitmentImportQuerySchema } from "../../../../contract/vehicle/fitment-csv"
import { importFitments } from "../../../../workflows/fitment-import/import-fitments"
import { withUploadedFile } from "../../../http/csv/csv-upload"
import { answeringRefusals } from "../../../http/errors/answering-refusals"
import { openFitmentFile } from "../../../http/fitment-csv/fitment-file"
import { answerJsonLines } from "../../../http/response/streams/json-lines"

/** Says what parts fit by a file, or with `dry_run` tells what it would do. */
export const POST = answeringRefusals(async (req, res) => {
  const { dry_run: isDryRun, add_vehicles: addsVehicles } = fitmentImportQuerySchema.parse(
    req.query,
  )
  await withUploadedFile(req, async (path) => {
    const file = await openFitmentFile(path)
    await answerJsonLines(res, importFitments(req.scope, { file, isDryRun, addsVehicles }))
  })
})
