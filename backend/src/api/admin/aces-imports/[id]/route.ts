import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { AcesRun } from "../../../../contract/aces/aces-import"
import { findRun } from "../find-run"

export async function GET(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse<{ run: AcesRun }>,
): Promise<void> {
  res.json({ run: await findRun(req) })
}
