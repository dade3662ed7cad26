import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { SyncRun } from "../../../../../contract/sync/sync-run"
import { findRun } from "../find-run"

/** A run and what became of its rows so far. */
export async function GET(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse<{ run: SyncRun }>,
): Promise<void> {
  res.json({ run: await findRun(req) })
}
