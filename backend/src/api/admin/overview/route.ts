import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { Overview } from "../../../contract/staff/admin-overview"
import { readOverview } from "../../../queries/overview/read-overview"
import { toAdminReview } from "../../http/serializers/admin-review"
import { shopEnvironment } from "../../http/environment"
import { overviewPeriod } from "./period"

/** What happened in the last days, and what waits for staff now. */
export async function GET(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse<{ overview: Overview }>,
): Promise<void> {
  const { currency } = shopEnvironment()
  const overview = await readOverview(req.scope, { period: overviewPeriod(req), currency })
  const latest_reviews = overview.latest_reviews.map(toAdminReview)
  res.json({ overview: { ...overview, latest_reviews } })
}
