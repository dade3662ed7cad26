import type { Review } from "../../../contract/review/review"
import type { MemberRecord } from "../../../queries/account/members"
import { isoTime } from "../../../queries/order/order-state"
import type { ReviewRow } from "../../../queries/review/reviews"

/** A review as `reader` may see it: the mail only for its writer and for administrators. */
export function toReview(review: ReviewRow, reader: MemberRecord | undefined): Review {
  const mayRead = reader !== undefined && (reader.is_admin || reader.email === review.email)
  return {
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
