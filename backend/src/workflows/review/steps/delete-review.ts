import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { changeReviews } from "../change-reviews"

export type DeleteReviewStepInput = { review_id: string }

export const deleteReviewStepId = "delete-review"

/** Takes a review out of every list; a second time changes nothing. */
export const deleteReviewStep = createStep(
  deleteReviewStepId,
  async ({ review_id }: DeleteReviewStepInput, step) => {
    const change = { ids: [review_id], action: "deleted" }
    const { entry_ids } = await changeReviews(step, change, (reviews, context) =>
      reviews.softDeleteReviews(review_id, undefined, context),
    )
    return new StepResponse({ review_id }, { ...change, entry_ids })
  },
  async (undone, step) => {
    if (!undone) return
    await changeReviews(step, undone, (reviews, context) =>
      reviews.restoreReviews(undone.ids, undefined, context),
    )
  },
)
