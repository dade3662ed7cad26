import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { readReviewList } from "../../../queries/review/review-list"
import { reviewNotFound } from "../../../workflows/review/review-not-found"
import { toAdminReview } from "./admin-review"

const ONE = { limit: 1, offset: 0, order: "-created_at" } as const

/** Answers the review as it is now. Throws ShopError `review_not_found`. */
export async function answerReview(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse,
): Promise<void> {
  const { reviews } = await readReviewList(req.scope, { id: String(req.params.id) }, ONE)
  const [review] = reviews
  if (!review) throw reviewNotFound()
  res.json({ review: toAdminReview(review) })
}
