import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { removeRemoteLinkStep } from "@medusajs/medusa/core-flows"
import { REVIEW_MODULE } from "../../../modules/review"
import { deleteReviewStep } from "../steps/delete-review"

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
