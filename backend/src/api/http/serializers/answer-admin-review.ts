import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { readReviewList } from "../../../queries/review/review-list"
import { toAdminReview } from "./admin-review"
import { ShopError } from "../../../errors/shop-error"

const ONE = { limit: 1, offset: 0, order: "-created_at" } as const

/** Answers the review as it is now. Throws ShopError `review_not_found`. */
export async function answerReview(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse,
): Promise<void> {
  const { reviews } = await readReviewList(req.scope, { id: String(req.params.id) }, ONE)
  const [review] = reviews
  if (!review) throw new ShopError("review_not_found")
  res.json({ review: toAdminReview(review) })
}
