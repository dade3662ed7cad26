import type { MedusaRequest } from "@medusajs/framework/http"
import type { AcesRun } from "../../../contract/aces/aces-import"
import { ShopError } from "../../../errors/shop-error"
import { readAcesRun, runNumber } from "../../../queries/aces-import/runs"

/** The run that an address names. Throws ShopError `aces_run_not_found`. */
export async function findRun({ params, scope }: MedusaRequest): Promise<AcesRun> {
  const run = await readAcesRun(scope, runNumber(params.id))
  if (!run) throw new ShopError("aces_run_not_found")
  return run
}
