import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { NO_ROWS } from "../../../../../queries/keyset"
import { readReviews } from "../../../../../queries/reviews"
import { readPageQuery, rowsOf } from "../../../../http/list-page"
import { pathMail } from "../../../../http/path-mail"
import { toReview } from "../../../../http/review-answer"
import { requireSelfOrAdmin } from "../../../../http/signed-in"

export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const email = pathMail(req)
  const reader = requireSelfOrAdmin(req, email)
  const query = readPageQuery(req)
  const page = email ? await readReviews(req.scope, { email }, query) : NO_ROWS
  const data = rowsOf(page, (review) => toReview(review, reader), [req, res])
  res.json({ success: true, data })
}
