import type { AdminReview } from "../../../contract/review/admin-review"
import { isoTime } from "../../../queries/order/order-state"
import type { ReviewListRow } from "../../../queries/review/review-list"

/** A review as staff see it; PostgreSQL's times become ISO 8601. */
export function toAdminReview(row: ReviewListRow): AdminReview {
  return {
    ...row,
    replied_at: isoTime(row.replied_at),
    created_at: isoTime(row.created_at) ?? "",
  }
}
