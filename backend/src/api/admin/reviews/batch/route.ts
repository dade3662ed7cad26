import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { SetReviewStatuses } from "../../../../contract/review/admin-review"
import { setReviewStatusWorkflow } from "../../../../workflows/review/workflows/set-review-status"

/** Publishes or hides several reviews, all or none. */
export async function POST(
  req: AuthenticatedMedusaRequest<SetReviewStatuses>,
  res: MedusaResponse,
): Promise<void> {
  const { ids, status } = req.validatedBody
  await setReviewStatusWorkflow(req.scope).run({ input: { review_ids: ids, status } })
  res.json({ ids, status })
}
