import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { readPartReviews } from "../../../../../queries/review/review-list"
import { readReviewFields } from "../../../../../queries/review/reviews"
import { toReview } from "../../../../http/serializers/review"

/** The reviews of one part, by its id in /api/v1; none for a part that is not sold. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const reviews = await readPartReviews(req.scope, String(req.params.id))
  const fields = await readReviewFields(req.scope, reviews)
  const reader = undefined
  res.json({ reviews: reviews.map((review) => toReview(review, { reader, fields })) })
}
