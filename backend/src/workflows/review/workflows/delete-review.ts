import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { removeRemoteLinkStep } from "@medusajs/medusa/core-flows"
import { REVIEW_MODULE } from "../../../modules/review"
import { changeReviews } from "../change-reviews"

type DeleteReviewStepInput = { review_id: string }

const deleteReviewStepId = "delete-review"

/** Takes a review out of every list; a second time changes nothing. */
const deleteReviewStep = createStep(
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

export type DeleteReviewInput = { review_id: string }

export const deleteReviewWorkflowId = "delete-review"

/** Deletes a review, with what ties it to its writer and its product. */
export const deleteReviewWorkflow = createWorkflow(
  deleteReviewWorkflowId,
  (input: DeleteReviewInput) => {
    removeRemoteLinkStep({ [REVIEW_MODULE]: { review_id: input.review_id } })
    deleteReviewStep(input)
    return new WorkflowResponse({ review_id: input.review_id })
  },
)
