import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { NO_ROWS } from "../../../../../queries/database/cursor-pagination"
import { readReviewFields, readReviews } from "../../../../../queries/review/reviews"
import { readPageQuery, rowsOf } from "../../../../http/response/list-page"
import { pathMail } from "../../../../http/auth/mail-of-path"
import { toReview } from "../../../../http/serializers/review"
import { requireSelfOrAdmin } from "../../../../http/auth/signed-in"

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const email = pathMail(req)
  const reader = requireSelfOrAdmin(req, email)
  const query = readPageQuery(req)
  const page = email ? await readReviews(req.scope, { email }, query) : NO_ROWS
  const fields = await readReviewFields(req.scope, page.rows)
  const data = rowsOf(page, (review) => toReview(review, { reader, fields }), [req, res])
  res.json({ success: true, data })
}
