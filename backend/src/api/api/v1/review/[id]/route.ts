import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { readReview } from "../../../../../queries/review/reviews"
import { deleteReviewWorkflow } from "../../../../../workflows/review/workflows/delete-review"
import { requireMember } from "../../../../http/auth/signed-in"
import { ShopError } from "../../../../../errors/shop-error"

export async function DELETE(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const member = requireMember(req)
  const review = await readReview(req.scope, String(req.params.id))
  if (!review || (!member.is_admin && review.email !== member.email))
    throw new ShopError("review_not_found")
  await deleteReviewWorkflow(req.scope).run({ input: { review_id: review.id } })
  res.json({ success: true })
}
