import {
  createStep,
  createWorkflow,
  StepResponse,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { changeReviews } from "../change-reviews"
import { ShopError } from "../../../errors/shop-error"

type ReplyToReviewStepInput = {
  review_id: string
  /** What the shop says in public; null says nothing any more. */
  reply: string | null
}

const replyToReviewStepId = "reply-to-review"

/** Writes the shop's reply; the same one again keeps its time. Throws ShopError `review_not_found`. */
const replyToReviewStep = createStep(
  replyToReviewStepId,
  async ({ review_id, reply }: ReplyToReviewStepInput, step) => {
    const change = { ids: [review_id], action: "replied" }
    const { result: before, ...audit } = await changeReviews(
      step,
      change,
      async (reviews, context) => {
        const [known] = await reviews.listReviews({ id: review_id }, {}, context)
        if (!known) throw new ShopError("review_not_found")
        if (known.reply !== reply) {
          const replied_at = reply === null ? null : new Date()
          await reviews.updateReviews({ id: review_id, reply, replied_at }, context)
        }
        return { id: review_id, reply: known.reply, replied_at: known.replied_at }
      },
    )
    return new StepResponse({ review_id }, { before, ...change, ...audit })
  },
  async (written, step) => {
    if (!written) return
    const { before, ...undone } = written
    await changeReviews(step, undone, (reviews, context) => reviews.updateReviews(before, context))
  },
)

export type ReplyToReviewInput = ReplyToReviewStepInput

export const replyToReviewWorkflowId = "reply-to-review"

/** The shop's public answer to a review. Errors: review_not_found. */
export const replyToReviewWorkflow = createWorkflow(
  replyToReviewWorkflowId,
  (input: ReplyToReviewInput) => new WorkflowResponse(replyToReviewStep(input)),
)
