import type { MedusaRequest } from "@medusajs/framework/http"
import type { SyncRun } from "../../../../contract/sync/sync-run"
import { ShopError } from "../../../../errors/shop-error"
import { readSyncRun } from "../../../../queries/sync/sync-runs"
import { kindsInScope } from "../../../http/auth/scoped-key"

/**
 * The run of the address. Throws ShopError `sync_run_not_found`, also for one of a kind that the
 * key's scopes do not open.
 */
export async function findRun(req: MedusaRequest): Promise<SyncRun> {
  const run = await readSyncRun(req.scope, req.params.id ?? "")
  if (run && kindsInScope(req)?.includes(run.kind) !== false) return run
  throw new ShopError("sync_run_not_found")
}
