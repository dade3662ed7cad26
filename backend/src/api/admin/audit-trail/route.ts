import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { AuditTrail, AuditTrailQuery } from "../../../contract/staff/audit-trail"
import { readAuditTrail } from "../../../queries/audit/audit-trail"
import type { Page } from "../../../queries/database/cursor-pagination"

/** Who changed what; nobody can write here. */
export async function GET(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse<AuditTrail>,
): Promise<void> {
  const { limit, cursor, ...filter } = req.validatedQuery as Omit<AuditTrailQuery, "cursor"> & Page
  const { rows, total, has_more, next } = await readAuditTrail(req.scope, filter, { limit, cursor })
  res.json({ entries: rows, count: total, has_more, next_cursor: next ?? null })
}
