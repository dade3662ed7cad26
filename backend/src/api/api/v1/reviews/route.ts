import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { createReviewSchema } from "../../../../contract/review/review"
import type { MemberRecord } from "../../../../queries/account/members"
import {
  PUBLISHED,
  readReview,
  readReviewFields,
  readReviews,
} from "../../../../queries/review/reviews"
import { createReviewWorkflow } from "../../../../workflows/review/workflows/create-review"
import { readPageQuery, rowsOf } from "../../../http/response/list-page"
import { toReview } from "../../../http/serializers/review"
import { requireMember, requireOwnMail } from "../../../http/auth/signed-in"
import { readOwnFields } from "../../../http/validation/own-fields"
import { ShopError } from "../../../../errors/shop-error"

export async function GET(
  req: MedusaRequest & { member?: MemberRecord },
  res: MedusaResponse,
): Promise<void> {
  const page = await readReviews(req.scope, seenBy(req.member), readPageQuery(req))
  const { member: reader } = req
  const fields = await readReviewFields(req.scope, page.rows)
  const data = rowsOf(page, (review) => toReview(review, { reader, fields }), [req, res])
  res.json({ success: true, data })
}

export async function POST(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const member = requireMember(req)
  const { name, email, reviewTitle, reviewDes, rating, productId } = createReviewSchema.parse(
    req.body,
  )
  requireOwnMail(member, email)
  const declared = readOwnFields("review", req.body, { writers: ["owner"] })
  const { result } = await createReviewWorkflow(req.scope).run({
    input: {
      customer_id: member.customer_id,
      name,
      email,
      title: reviewTitle,
      description: reviewDes,
      rating,
      part_id: productId,
      fields: declared,
    },
  })
  const review = await readReview(req.scope, result.id)
  if (!review) throw new ShopError("review_not_found")
  const fields = await readReviewFields(req.scope, [review])
  res.status(201).json({ success: true, data: toReview(review, { reader: member, fields }) })
}

/** Hidden reviews, and those that wait, are the administrators' to see. */
function seenBy(reader: MemberRecord | undefined) {
  return reader?.is_admin ? {} : PUBLISHED
}
