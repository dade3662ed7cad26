import { type CreateReview, type Review, reviewSchema } from "@shop/contract/review/review"
import { useMutation, useQueryClient } from "@tanstack/react-query"
import { productKeys } from "@/features/products/api"
import { callApi, callForData } from "@/platform/api/call-api"
import { pagedQuery } from "@/platform/api/paged-query"
import { useOptimisticRow } from "@/platform/optimistic-row"
import { reviewKeys } from "./api"

/** POST /reviews, in the reader's own name. Throws ApiError. */
function createReview(review: CreateReview): Promise<Review> {
  return callForData("/reviews", { method: "POST", body: review, read: reviewSchema.parse })
}

/** DELETE /review/{id}. Throws ApiError. */
async function deleteReview(id: string): Promise<void> {
  await callApi(`/review/${encodeURIComponent(id)}`, { method: "DELETE" })
}

export function useCreateReview() {
  return useMutation({ mutationFn: createReview, onSuccess: useInvalidateReviews() })
}

export function useDeleteReview() {
  return useOptimisticRow<Review>({
    change: deleteReview,
    lists: reviewKeys.all,
    becomes: () => null,
    refresh: useInvalidateReviews(),
  })
}

/** Has every list of reviews, the home page's too, and the parts' averages fetched anew. */
function useInvalidateReviews(): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: reviewKeys.all }),
      queryClient.invalidateQueries({ queryKey: productKeys.all }),
    ])
  }
}

/** With what plugins declared of them. */
const read = reviewSchema.loose().array().parse

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
