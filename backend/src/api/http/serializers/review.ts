import type { Review } from "../../../contract/review/review"
import type { MemberRecord } from "../../../queries/account/members"
import {
  type FieldValues,
  NO_FIELDS,
  readableValues,
  viewerAs,
} from "../../../queries/field/field-values"
import { isoTime } from "../../../queries/order/order-state"
import type { ReviewRow } from "../../../queries/review/reviews"

type Asked = {
  reader: MemberRecord | undefined
  /** What plugins declared of reviews, by their ids. */
  fields: ReadonlyMap<string, FieldValues>
}

/** A review as `reader` may see it: the mail only for its writer and for administrators. */
export function toReview(review: ReviewRow, { reader, fields }: Asked): Review {
  const isOwner = reader?.email === review.email
  const isStaff = reader?.is_admin === true
  const mayRead = isOwner || isStaff
  const viewer = viewerAs({ isOwner, isStaff })
  return {
    ...readableValues("review", fields.get(review.id) ?? NO_FIELDS, viewer),
    _id: review.id,
    name: review.name,
    ...(mayRead ? { email: review.email } : {}),
    reviewTitle: review.title,
    reviewDes: review.description,
    rating: review.rating,
    status: review.status,
    verifiedPurchase: review.verified_purchase,
    reply: review.reply,
    repliedAt: isoTime(review.replied_at),
    createdAt: isoTime(review.created_at) ?? "",
  }
}
