import { answeringRefusals } from "../../../../http/errors/answering-refusals"
import { runNumber } from "../../../../../queries/aces-import/runs"
import { workOffAcesRuns } from "../../../../../workflows/aces-import/work-off-runs"
import { moveAcesRunWorkflow } from "../../../../../workflows/aces-import/workflows/move-aces-run"
import { findRun } from "../../find-run"

/** Has what the file says hold, in one transaction that begins soon. */
export const POST = answeringRefusals(async (req, res) => {
  const { leave_out_unmapped } = req.validatedBody as { leave_out_unmapped: boolean }
  const input = {
    id: runNumber(req.params.id),
    to: "applying" as const,
    leave_out_unmapped,
  }
  await moveAcesRunWorkflow(req.scope).run({ input })
  res.json({ run: await findRun(req) })
  workOffAcesRuns(req.scope)
})
