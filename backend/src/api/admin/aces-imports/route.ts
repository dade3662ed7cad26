import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type {
  AcesRun,
  AcesRunList,
  AcesRunsQuery,
  BeginAcesRun,
} from "../../../contract/aces/aces-import"
import { ShopError } from "../../../errors/shop-error"
import { readAcesRun, readAcesRuns } from "../../../queries/aces-import/runs"
import { beginAcesRunWorkflow } from "../../../workflows/aces-import/workflows/begin-aces-run"

/** The ACES files that staff sent, the newest first. */
export async function GET(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse<AcesRunList>,
): Promise<void> {
  const { limit, offset } = req.validatedQuery as AcesRunsQuery
  res.json({ ...(await readAcesRuns(req.scope, { limit, offset })), limit, offset })
}

/** A file is to come; its content follows, piece by piece. */
export async function POST(
  { scope, validatedBody }: AuthenticatedMedusaRequest<BeginAcesRun>,
  res: MedusaResponse<{ run: AcesRun }>,
): Promise<void> {
  const { result } = await beginAcesRunWorkflow(scope).run({ input: validatedBody })
  const run = await readAcesRun(scope, result.id)
  if (!run) throw new ShopError("aces_run_not_found")
  res.status(201).json({ run })
}
