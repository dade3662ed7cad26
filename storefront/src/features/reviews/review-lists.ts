import { reviewSchema, type Review } from "@shop/contract/review/review"
import { pagedQuery } from "@/platform/api/paged-query"
import { reviewKeys } from "./review-keys"

const read = reviewSchema.array().parse

/** GET /reviews/{email}: what one person wrote, newest first. */
export function myReviewsQuery(email: string) {
  return pagedQuery<Review>({
    queryKey: reviewKeys.mine(email),
    path: `/reviews/${encodeURIComponent(email)}`,
    read,
  })
}

/** GET /reviews: what everybody wrote, newest first. */
export function allReviewsQuery() {
  return pagedQuery<Review>({ queryKey: reviewKeys.everybody(), path: "/reviews", read })
}
