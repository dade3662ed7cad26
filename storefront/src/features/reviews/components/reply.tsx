import type { Review } from "@shop/contract/review/review"
import { reviewText } from "../texts"

/** What the works answers under a review; nothing where it did not. */
export function Reply({ review: { reply } }: { review: Review }) {
  if (reply === null) return null
  return (
    <div className="mt-4 border-l-4 border-l-secondary bg-base-200 py-3 pr-3 pl-4">
      <p className="lettering text-muted">{reviewText("replyHalden")}</p>
      <p className="mt-1 text-sm wrap-anywhere whitespace-pre-line">{reply}</p>
    </div>
  )
}
