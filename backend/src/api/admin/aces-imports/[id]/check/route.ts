import { answeringRefusals } from "../../../../http/errors/answering-refusals"
import { runNumber } from "../../../../../queries/aces-import/runs"
import { workOffAcesRuns } from "../../../../../workflows/aces-import/work-off-runs"
import { moveAcesRunWorkflow } from "../../../../../workflows/aces-import/workflows/move-aces-run"
import { findRun } from "../../find-run"

/** Has the Apps judged anew, by the mappings of now. */
export const POST = answeringRefusals(async (req, res) => {
  const input = { id: runNumber(req.params.id), to: "checking" as const }
  await moveAcesRunWorkflow(req.scope).run({ input })
  res.json({ run: await findRun(req) })
  workOffAcesRuns(req.scope)
})
