import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { AdminReview } from "../../../contract/review/admin-review"
import { ShopError } from "../../../errors/shop-error"
import { isoTime } from "../../../queries/order/order-state"
import { readReviewList, type ReviewListRow } from "../../../queries/review/review-list"

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

/** A review as staff see it; PostgreSQL's times become ISO 8601. */
export function toAdminReview(row: ReviewListRow): AdminReview {
  return {
    ...row,
    replied_at: isoTime(row.replied_at),
    created_at: isoTime(row.created_at) ?? "",
  }
}
