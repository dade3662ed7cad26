import { createWorkflow, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { replyToReviewStep, type ReplyToReviewStepInput } from "../steps/reply-to-review"

export type ReplyToReviewInput = ReplyToReviewStepInput

export const replyToReviewWorkflowId = "reply-to-review"

/** The shop's public answer to a review. Errors: review_not_found. */
export const replyToReviewWorkflow = createWorkflow(
  replyToReviewWorkflowId,
  (input: ReplyToReviewInput) => new WorkflowResponse(replyToReviewStep(input)),
)
