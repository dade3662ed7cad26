import { averageRating } from "../average-rating"
import { Stars } from "./stars"
import type { Review } from "@shop/contract/review"

/** "4.2 of 5 in 8 reviews"; nothing where no rating is a number. */
export function Average({ reviews }: { reviews: Review[] }) {
  const rated = averageRating(reviews)
  if (!rated) return null
  const { average, count } = rated
  return (
    <p className="flex items-center gap-3">
      <Stars value={average} />
      <span className="tabular-nums">
        <strong className="font-semibold">{average} of 5</strong>{" "}
        <span className="text-muted">
          in {count === 1 ? "1 review" : `the newest ${count} reviews`}
        </span>
      </span>
    </p>
  )
}
