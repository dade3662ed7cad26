import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query"
import type {
  AdminReview,
  AdminReviewList,
  AdminReviewQuery,
} from "../../../../../backend/src/contract/review/admin-review"
import { sdk } from "../../platform/sdk"

const KEY = ["reviews"]

/** A page of the reviews that match; the former one stays until it is there. */
export function useReviews(query: Partial<AdminReviewQuery>) {
  return useQuery({
    queryKey: [...KEY, query],
    queryFn: () => sdk.client.fetch<AdminReviewList>("/admin/reviews", { query }),
    placeholderData: keepPreviousData,
  })
}

/** Gives several reviews one status, all or none. */
export function useSetReviewStatus() {
  return useReviewChange((change: { ids: string[]; status: AdminReview["status"] }) =>
    sdk.client.fetch("/admin/reviews/batch", { method: "POST", body: change }),
  )
}

/** Writes the shop's reply; null takes it back. */
export function useReplyToReview() {
  return useReviewChange(({ id, reply }: { id: string; reply: string | null }) =>
    sdk.client.fetch(`/admin/reviews/${id}/reply`, { method: "POST", body: { reply } }),
  )
}

export function useDeleteReview() {
  return useReviewChange((id: string) =>
    sdk.client.fetch(`/admin/reviews/${id}`, { method: "DELETE" }),
  )
}

function useReviewChange<Input>(change: (input: Input) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: () => client.invalidateQueries({ queryKey: KEY }),
  })
}
