import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { StaffExtras } from "../../../../contract/return/staff-return"
import { readWaitingExtras } from "../../../../queries/return/extras"

/** What plugins take back, and wait for. */
export async function GET(
  { scope }: AuthenticatedMedusaRequest,
  res: MedusaResponse<StaffExtras>,
): Promise<void> {
  res.json({ extras: await readWaitingExtras(scope) })
}
