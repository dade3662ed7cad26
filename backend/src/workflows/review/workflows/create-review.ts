import { Modules } from "@medusajs/framework/utils"
import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { createRemoteLinkStep } from "@medusajs/medusa/core-flows"
import { ratingValue } from "../../../contract/review"
import { REVIEW_MODULE } from "../../../modules/review"
import { createReviewStep, type CreateReviewStepInput } from "../steps/create-review"

export type CreateReviewInput = Omit<CreateReviewStepInput, "rating_value"> & {
  customer_id: string
}

export const createReviewWorkflowId = "create-review"

/** A review by a customer. */
export const createReviewWorkflow = createWorkflow(
  createReviewWorkflowId,
  (input: CreateReviewInput) => {
    const review = createReviewStep(
      transform({ input }, ({ input: { customer_id: _, ...review } }) => ({
        ...review,
        rating_value: ratingValue(review.rating),
      })),
    )
    createRemoteLinkStep(
      transform({ input, review }, ({ input, review }) => [
        {
          [Modules.CUSTOMER]: { customer_id: input.customer_id },
          [REVIEW_MODULE]: { review_id: review.id },
        },
      ]),
    )
    return new WorkflowResponse({ id: review.id })
  },
)
