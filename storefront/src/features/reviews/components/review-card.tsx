import type { Review } from "@shop/contract/review/review"
import { BadgeCheck } from "lucide-react"
import { DeclaredLines } from "@/components/fields/declared-rows"
import { valueOf } from "../average-rating"
import { Rating } from "../ratings"
import { Reply } from "./reply"
import { reviewText } from "../texts"

export function ReviewCard({ review }: { review: Review }) {
  const rated = valueOf(review.rating) !== null
  return (
    <div className="flex h-full flex-col rounded-box border border-line p-5">
      <figure className="flex grow flex-col">
        {rated ? <Rating text={review.rating} /> : null}
        <blockquote className={rated ? "mt-3 grow" : "grow"}>
          <p className="font-display text-xl leading-snug font-semibold wrap-anywhere">
            {review.reviewTitle}
          </p>
          <p className="mt-1 text-sm wrap-anywhere">{review.reviewDes}</p>
          <DeclaredLines of="review" thing={review} />
          {rated ? null : (
            <div className="mt-2">
              <Rating text={review.rating} />
            </div>
          )}
        </blockquote>
        <figcaption className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
          <span className="wrap-anywhere">{review.name}</span>
          {review.verifiedPurchase ? (
            <span className="inline-flex items-center gap-1.5">
              <BadgeCheck aria-hidden="true" className="size-4 text-success" />
              {reviewText("verifiedPurchase")}
            </span>
          ) : null}
        </figcaption>
      </figure>
      <Reply review={review} />
    </div>
  )
}
