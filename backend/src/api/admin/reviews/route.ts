import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { AdminReviewList, AdminReviewQuery } from "../../../contract/review/admin-review"
import { readReviewList } from "../../../queries/review/review-list"
import { toAdminReview } from "../../http/serializers/admin-review"

/** Everybody's reviews, whatever their status. */
export async function GET(
  req: AuthenticatedMedusaRequest<unknown, AdminReviewQuery>,
  res: MedusaResponse<AdminReviewList>,
): Promise<void> {
  const { limit, offset, order, ...filter } = req.validatedQuery as AdminReviewQuery
  const page = { limit, offset, order }
  const { reviews, ...rest } = await readReviewList(req.scope, filter, page)
  res.json({ reviews: reviews.map(toAdminReview), ...rest, limit, offset })
}
