import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { Waiting } from "../../../../contract/staff/admin-overview"
import { readWaitingFigures } from "../../../../queries/overview/waiting-figures"

/** How much of each kind waits for staff now. */
export async function GET(
  { scope }: AuthenticatedMedusaRequest,
  res: MedusaResponse<{ waiting: Waiting }>,
): Promise<void> {
  res.json({ waiting: await readWaitingFigures(scope) })
}
