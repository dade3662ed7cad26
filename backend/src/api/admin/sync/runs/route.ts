import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { SyncRuns, SyncRunsQuery } from "../../../../contract/sync/sync-run"
import { readSyncRuns } from "../../../../queries/sync/sync-runs"
import { kindsInScope } from "../../../http/auth/scoped-key"

/** The runs of the last weeks, the newest first. */
export async function GET(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse<SyncRuns>,
): Promise<void> {
  const query = req.validatedQuery as SyncRunsQuery
  const { limit, offset } = query
  res.json({ ...(await readSyncRuns(req.scope, query, kindsInScope(req))), limit, offset })
}
