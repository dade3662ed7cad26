import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { SetReviewStatus } from "../../../../contract/review/admin-review"
import { readReview } from "../../../../queries/review/reviews"
import { deleteReviewWorkflow } from "../../../../workflows/review/workflows/delete-review"
import { setReviewStatusWorkflow } from "../../../../workflows/review/workflows/set-review-status"
import { answerReview } from "../../../http/serializers/admin-review"
import { ShopError } from "../../../../errors/shop-error"

export async function POST(
  req: AuthenticatedMedusaRequest<SetReviewStatus>,
  res: MedusaResponse,
): Promise<void> {
  const input = { review_ids: [String(req.params.id)], status: req.validatedBody.status }
  await setReviewStatusWorkflow(req.scope).run({ input })
  await answerReview(req, res)
}

export async function DELETE(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const review = await readReview(req.scope, String(req.params.id))
  if (!review) throw new ShopError("review_not_found")
  await deleteReviewWorkflow(req.scope).run({ input: { review_id: review.id } })
  res.json({ id: review.id, object: "review", deleted: true })
}
