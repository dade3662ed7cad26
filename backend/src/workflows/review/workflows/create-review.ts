import { Modules } from "@medusajs/framework/utils"
import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { createRemoteLinkStep } from "@medusajs/medusa/core-flows"
import { ratingValue } from "../../../contract/review/review"
import { REVIEW_MODULE } from "../../../modules/review"
import { createReviewStep, type CreateReviewStepInput } from "../steps/create-review"
import { findReviewedProductStep, type ReviewedProduct } from "../steps/find-reviewed-product"

export type CreateReviewInput = Omit<
  CreateReviewStepInput,
  "rating_value" | "verified_purchase"
> & {
  customer_id: string
  /** The id in /api/v1 of the part that it speaks of. */
  part_id?: string | undefined
}

export const createReviewWorkflowId = "create-review"

/** A review by a customer, of a product where it names one that is sold. */
export const createReviewWorkflow = createWorkflow(
  createReviewWorkflowId,
  (input: CreateReviewInput) => {
    const product = findReviewedProductStep(input)
    const review = createReviewStep(transform({ input, product }, toReview))
    createRemoteLinkStep(transform({ input, product, review }, toLinks))
    return new WorkflowResponse({ id: review.id })
  },
)

type Known = { input: CreateReviewInput; product: ReviewedProduct }

function toReview({ input, product }: Known): CreateReviewStepInput {
  const { customer_id: _, part_id: __, ...words } = input
  return {
    ...words,
    rating_value: ratingValue(words.rating),
    verified_purchase: product.verified_purchase,
  }
}

function toLinks({ input, product, review }: Known & { review: { id: string } }) {
  const ours = { [REVIEW_MODULE]: { review_id: review.id } }
  const writer = { [Modules.CUSTOMER]: { customer_id: input.customer_id }, ...ours }
  if (!product.product_id) return [writer]
  return [writer, { [Modules.PRODUCT]: { product_id: product.product_id }, ...ours }]
}
