import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import type { ReviewStatus } from "../../../contract/review/review"
import { changeReviews } from "../change-reviews"
import { ShopError } from "../../../errors/shop-error"

type SetReviewStatusStepInput = { review_ids: string[]; status: ReviewStatus }

const setReviewStatusStepId = "set-review-status"

/** Publishes or hides reviews, all or none. Throws ShopError `review_not_found`. */
const setReviewStatusStep = createStep(
  setReviewStatusStepId,
  async ({ review_ids, status }: SetReviewStatusStepInput, step) => {
    const ids = [...new Set(review_ids)]
    const { result: before, ...audit } = await changeReviews(
      step,
      { ids, action: status },
      async (reviews, context) => {
        const known = await reviews.listReviews({ id: ids }, { take: ids.length }, context)
        if (known.length < ids.length) throw new ShopError("review_not_found")
        await reviews.updateReviews(
          ids.map((id) => ({ id, status })),
          context,
        )
        return known.map(({ id, status }) => ({ id, status }))
      },
    )
    return new StepResponse({ review_ids: ids }, { before, ids, action: status, ...audit })
  },
  async (written, step) => {
    if (!written) return
    const { before, ...undone } = written
    await changeReviews(step, undone, (reviews, context) => reviews.updateReviews(before, context))
  },
)

export type SetReviewStatusInput = SetReviewStatusStepInput

export const setReviewStatusWorkflowId = "set-review-status"

/** What staff decide on reviews. Errors: review_not_found. */
export const setReviewStatusWorkflow = createWorkflow(
  setReviewStatusWorkflowId,
  (input: SetReviewStatusInput) => new WorkflowResponse(setReviewStatusStep(input)),
)
