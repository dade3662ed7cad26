import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { REVIEW_MODULE } from "../../../modules/review"
import type { ReviewModuleService } from "../../../modules/review/service"

export type DeleteReviewStepInput = { review_id: string }

export const deleteReviewStepId = "delete-review"

/** Takes a review out of every list; a second time changes nothing. */
export const deleteReviewStep = createStep(
  deleteReviewStepId,
  async ({ review_id }: DeleteReviewStepInput, { container }) => {
    const reviews = container.resolve<ReviewModuleService>(REVIEW_MODULE)
    await reviews.softDeleteReviews(review_id)
    return new StepResponse({ review_id }, review_id)
  },
  async (id, { container }) => {
    if (id) await container.resolve<ReviewModuleService>(REVIEW_MODULE).restoreReviews(id)
  },
)
