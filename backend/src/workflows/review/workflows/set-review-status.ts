import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { setReviewStatusStep, type SetReviewStatusStepInput } from "../steps/set-review-status"

export type SetReviewStatusInput = SetReviewStatusStepInput

export const setReviewStatusWorkflowId = "set-review-status"

/** What staff decide on reviews. Errors: review_not_found. */
export const setReviewStatusWorkflow = createWorkflow(
  setReviewStatusWorkflowId,
  (input: SetReviewStatusInput) => new WorkflowResponse(setReviewStatusStep(input)),
)
