import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { ReplyToReview } from "../../../../../contract/review/admin-review"
import { replyToReviewWorkflow } from "../../../../../workflows/review/workflows/reply-to-review"
import { answerReview } from "../../../../http/serializers/admin-review"

/** The shop's public answer; null takes it back. */
export async function POST(
  req: AuthenticatedMedusaRequest<ReplyToReview>,
  res: MedusaResponse,
): Promise<void> {
  const input = { review_id: String(req.params.id), reply: req.validatedBody.reply }
  await replyToReviewWorkflow(req.scope).run({ input })
  await answerReview(req, res)
}
