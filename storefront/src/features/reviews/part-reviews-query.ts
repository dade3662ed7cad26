import { queryOptions } from "@tanstack/react-query"
import type { Review } from "@shop/contract/review/review"
import { callStore } from "@/platform/api/call-store"
import { reviewKeys } from "./review-keys"

/** GET /store/products/{id}/reviews: the newest ones that speak of this part. */
export function partReviewsQuery(productId: string) {
  return queryOptions({
    queryKey: reviewKeys.part(productId),
    queryFn: async ({ signal }): Promise<Review[]> => {
      const path = `/store/products/${encodeURIComponent(productId)}/reviews`
      return (await callStore<{ reviews: Review[] }>(path, signal)).reviews
    },
  })
}
