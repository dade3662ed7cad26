import type { Review } from "@shop/contract/review"
import { Rating } from "./rating"

export function ReviewCard({ review }: { review: Review }) {
  return (
    <figure className="flex h-full flex-col rounded-box border border-line p-5">
      <Rating text={review.rating} />
      <blockquote className="mt-3 grow">
        <p className="font-display text-xl leading-snug font-semibold">{review.reviewTitle}</p>
        <p className="mt-1 text-sm wrap-anywhere">{review.reviewDes}</p>
      </blockquote>
      <figcaption className="mt-4 text-sm text-muted">{review.name}</figcaption>
    </figure>
  )
}
