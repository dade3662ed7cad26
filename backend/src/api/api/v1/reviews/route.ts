import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { MemberRecord } from "../../../../queries/members"
import { readReviews } from "../../../../queries/reviews"
import { readPageQuery, rowsOf } from "../../../http/list-page"
import { toReview } from "../../../http/review-answer"

export async function GET(
  req: MedusaRequest & { member?: MemberRecord },
  res: MedusaResponse,
): Promise<void> {
  const page = await readReviews(req.scope, {}, readPageQuery(req))
  const data = rowsOf(page, (review) => toReview(review, req.member), [req, res])
  res.json({ success: true, data })
}
