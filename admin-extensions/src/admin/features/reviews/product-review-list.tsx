import { Button, Text } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import type { AdminReview } from "../../../../../backend/src/contract/review/admin-review"
import { reviewStars } from "../../platform/review-stars"
import { ReviewStatus } from "./review-status"
import { useReviewActions } from "./use-review-actions"

type ProductReviewListProps = { reviews: AdminReview[]; onOpen: (review: AdminReview) => void }

/** Reviews one under the other, each with what staff do with it. */
export function ProductReviewList({ reviews, onOpen }: ProductReviewListProps) {
  const { t } = useTranslation("shop")
  const { publish, hide, erase } = useReviewActions()
  return (
    <ul className="divide-y">
      {reviews.map((review) => (
        <li key={review.id} aria-label={review.title} className="px-6 py-4">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <Text size="small">
              {reviewStars(review)} · {review.name}
              {review.verified_purchase ? ` · ${t("reviews.verified")}` : ""}
            </Text>
            <ReviewStatus status={review.status} />
          </div>
          <Text size="small" weight="plus" className="mt-1 break-words">
            {review.title}
          </Text>
          <Text size="small" className="text-ui-fg-subtle line-clamp-3 break-words">
            {review.description}
          </Text>
          {review.reply === null ? null : (
            <Text size="small" className="mt-1 break-words">
              {t("reviews.replied", { reply: review.reply })}
            </Text>
          )}
          <div className="mt-2 flex flex-wrap gap-2">
            <Action onClick={() => onOpen(review)}>{t("reviews.actions.reply")}</Action>
            {review.status === "published" ? null : (
              <Action onClick={() => publish([review.id])}>{t("reviews.actions.publish")}</Action>
            )}
            {review.status === "hidden" ? null : (
              <Action onClick={() => void hide([review.id])}>{t("reviews.actions.hide")}</Action>
            )}
            <Action onClick={() => void erase(review)}>{t("reviews.actions.remove")}</Action>
          </div>
        </li>
      ))}
    </ul>
  )
}

function Action({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <Button variant="secondary" size="small" onClick={onClick}>
      {children}
    </Button>
  )
}
