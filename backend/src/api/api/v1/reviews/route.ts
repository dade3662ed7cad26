import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { MemberRecord } from "../../../../queries/members"
import { readReviews } from "../../../../queries/reviews"
import { toReview } from "../../../http/review-answer"

export async function GET(
  req: MedusaRequest & { member?: MemberRecord },
  res: MedusaResponse,
): Promise<void> {
  const reviews = await readReviews(req.scope)
  res.json({ success: true, data: reviews.map((review) => toReview(review, req.member)) })
}
