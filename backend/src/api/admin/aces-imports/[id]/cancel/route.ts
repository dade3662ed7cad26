import { answeringRefusals } from "../../../../http/errors/answering-refusals"
import { runNumber } from "../../../../../queries/aces-import/runs"
import { workOffAcesRuns } from "../../../../../workflows/aces-import/work-off-runs"
import { moveAcesRunWorkflow } from "../../../../../workflows/aces-import/workflows/move-aces-run"
import { findRun } from "../../find-run"

/** Ends a run that does not hold yet: nothing of it is written. */
export const POST = answeringRefusals(async (req, res) => {
  const input = { id: runNumber(req.params.id), to: "cancelled" as const }
  await moveAcesRunWorkflow(req.scope).run({ input })
  res.json({ run: await findRun(req) })
  workOffAcesRuns(req.scope)
})
