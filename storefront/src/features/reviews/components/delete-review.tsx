import type { Review } from "@shop/contract/review/review"
import { useConfirmation } from "@/components/ui/dialog/confirmation"
import { RowButton } from "@/components/ui/table/row-button"
import { useDeleteReview } from "../change-review"

/** Deletes a review after asking once. */
export function DeleteReview({ review }: { review: Review }) {
  const ask = useConfirmation()
  const remove = useDeleteReview()
  return (
    <RowButton
      about={review.reviewTitle}
      onClick={() =>
        ask({
          title: "Delete this review?",
          text: `“${review.reviewTitle}” by ${review.name} leaves the shop for good.`,
          yes: "Yes, delete the review",
          no: "No, keep it",
          action: () => remove.mutateAsync(review._id),
          done: "Review Deleted Successfully",
        })
      }
    >
      Delete
    </RowButton>
  )
}
