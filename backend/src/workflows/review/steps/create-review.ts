import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { REVIEW_MODULE } from "../../../modules/review"
import type { ReviewModuleService } from "../../../modules/review/service"
import { firstStatus } from "../first-status"

export type CreateReviewStepInput = {
  name: string
  email: string
  title: string
  description: string
  rating: string
  rating_value: number | null
  verified_purchase: boolean
}

export const createReviewStepId = "create-review"

/** What somebody wrote, as they wrote it; whether others see it at once is the shop's to say. */
export const createReviewStep = createStep(
  createReviewStepId,
  async (input: CreateReviewStepInput, { container }) => {
    const reviews = container.resolve<ReviewModuleService>(REVIEW_MODULE)
    const status = await firstStatus(container)
    const { id } = await reviews.createReviews({ ...input, status })
    return new StepResponse({ id }, id)
  },
  async (id, { container }) => {
    if (id) await container.resolve<ReviewModuleService>(REVIEW_MODULE).deleteReviews(id)
  },
)
