import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { REVIEW_MODULE } from "../../../modules/review"
import type { ReviewModuleService } from "../../../modules/review/service"
import { reviewNotFound } from "../review-not-found"

export type ReplyToReviewStepInput = {
  review_id: string
  /** What the shop says in public; null says nothing any more. */
  reply: string | null
}

export const replyToReviewStepId = "reply-to-review"

/** Writes the shop's reply; the same one again keeps its time. Throws ShopError `review_not_found`. */
export const replyToReviewStep = createStep(
  replyToReviewStepId,
  async ({ review_id, reply }: ReplyToReviewStepInput, { container }) => {
    const reviews = container.resolve<ReviewModuleService>(REVIEW_MODULE)
    const [known] = await reviews.listReviews({ id: review_id })
    if (!known) throw reviewNotFound()
    const before = { id: review_id, reply: known.reply, replied_at: known.replied_at }
    if (known.reply !== reply) {
      const replied_at = reply === null ? null : new Date()
      await reviews.updateReviews({ id: review_id, reply, replied_at })
    }
    return new StepResponse({ review_id }, before)
  },
  async (before, { container }) => {
    if (before) await container.resolve<ReviewModuleService>(REVIEW_MODULE).updateReviews(before)
  },
)
