import type { MedusaRequest } from "@medusajs/framework/http"
import type { OverviewQuery } from "../../../contract/staff/admin-overview"
import { periodOf, type Period } from "../../../queries/overview/period"

/** The period that a validated query asks for, up to today. */
export function overviewPeriod(req: MedusaRequest): Period {
  const { days } = req.validatedQuery as OverviewQuery
  return periodOf(Number(days), new Date())
}
