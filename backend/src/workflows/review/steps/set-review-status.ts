import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { ReviewStatus } from "../../../contract/review"
import { REVIEW_MODULE } from "../../../modules/review"
import type { ReviewModuleService } from "../../../modules/review/service"
import { reviewNotFound } from "../review-not-found"

export type SetReviewStatusStepInput = { review_ids: string[]; status: ReviewStatus }

export const setReviewStatusStepId = "set-review-status"

/** Publishes or hides reviews, all or none. Throws ShopError `review_not_found`. */
export const setReviewStatusStep = createStep(
  setReviewStatusStepId,
  async ({ review_ids, status }: SetReviewStatusStepInput, { container }) => {
    const reviews = container.resolve<ReviewModuleService>(REVIEW_MODULE)
    const ids = [...new Set(review_ids)]
    const known = await reviews.listReviews({ id: ids }, { take: ids.length })
    if (known.length < ids.length) throw reviewNotFound()
    await reviews.updateReviews(ids.map((id) => ({ id, status })))
    const before = known.map(({ id, status }) => ({ id, status }))
    return new StepResponse({ review_ids: ids }, before)
  },
  async (before, { container }) => {
    if (before) await container.resolve<ReviewModuleService>(REVIEW_MODULE).updateReviews(before)
  },
)
