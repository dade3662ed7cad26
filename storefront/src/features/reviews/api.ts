import type { Review } from "@shop/contract/review/review"
import { queryOptions } from "@tanstack/react-query"
import { callForData } from "@/platform/api/call-api"
import { callStore } from "@/platform/api/call-store"

export const reviewKeys = {
  all: ["reviews"] as const,
  newest: (limit: number) => [...reviewKeys.all, "newest", limit] as const,
  mine: (email: string) => [...reviewKeys.all, "mine", email.toLowerCase()] as const,
  everybody: () => [...reviewKeys.all, "everybody"] as const,
  part: (productId: string) => [...reviewKeys.all, "part", productId] as const,
}

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

/** GET /store/products/{id}/reviews: the newest ones that speak of this part. */
export function partReviewsQuery(productId: string) {
  return queryOptions({
    queryKey: reviewKeys.part(productId),
    queryFn: async ({ signal }): Promise<Review[]> => {
      const { reviews } = await callStore<{ reviews: Review[] }>(
        `/store/products/${encodeURIComponent(productId)}/reviews`,
        { token: null, signal },
      )
      return reviews
    },
  })
}
