import { queryOptions } from "@tanstack/react-query"
import type { Review } from "@shop/contract/review/review"
import { callForData } from "@/platform/api/call-api"
import { reviewKeys } from "./review-keys"

/** GET /reviews: the newest `limit` of them. */
export function newestReviewsQuery(limit: number) {
  return queryOptions({
    queryKey: reviewKeys.newest(limit),
    queryFn: ({ signal }) =>
      callForData<Review[]>(`/reviews?limit=${limit}`, { token: null, signal }),
    // A server may answer more than it was asked for.
    select: (reviews) => reviews.slice(0, limit),
  })
}
