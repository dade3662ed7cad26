import type { AdminReview } from "../../../../backend/src/contract/review/admin-review"

const MOST = 5

/** Five stars for a rating that reads as a number, its text beside them; any other as it was written. */
export function reviewStars({ rating, rating_value }: AdminReview): string {
  if (rating_value === null) return rating
  const full = Math.round(rating_value)
  return `${"★".repeat(full)}${"☆".repeat(MOST - full)} ${rating.trim()}`
}
