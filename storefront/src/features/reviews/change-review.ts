import { useMutation, useQueryClient } from "@tanstack/react-query"
import { reviewSchema, type CreateReview, type Review } from "@shop/contract/review/review"
import { catalogueKeys } from "@/features/products/catalogue-keys"
import { callApi, callForData } from "@/platform/api/call-api"
import { useOptimisticRow } from "@/platform/optimistic-row"
import { reviewKeys } from "./review-keys"

/** POST /reviews, in the reader's own name. Throws ApiError. */
function createReview(review: CreateReview): Promise<Review> {
  return callForData("/reviews", { method: "POST", body: review, read: reviewSchema.parse })
}

/** DELETE /review/{id}. Throws ApiError. */
async function deleteReview(id: string): Promise<void> {
  await callApi(`/review/${encodeURIComponent(id)}`, { method: "DELETE" })
}

export function useCreateReview() {
  return useMutation({ mutationFn: createReview, onSuccess: useReviewsChanged() })
}

export function useDeleteReview() {
  return useOptimisticRow<Review>({
    change: deleteReview,
    lists: reviewKeys.all,
    becomes: () => null,
    refresh: useReviewsChanged(),
  })
}

/** Has every list of reviews, the home page's too, and the parts' averages fetched anew. */
function useReviewsChanged(): () => Promise<void> {
  const queryClient = useQueryClient()
  return async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: reviewKeys.all }),
      queryClient.invalidateQueries({ queryKey: catalogueKeys.all }),
    ])
  }
}
