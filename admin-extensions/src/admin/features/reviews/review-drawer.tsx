import { Text } from "@medusajs/ui"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import type { AdminReview } from "../../../../../backend/src/contract/review/admin-review"
import { SideDrawer } from "../../components/side-drawer"
import { reviewStars } from "../../platform/review-stars"
import { ReplyForm } from "./reply-form"
import { ReviewStatus } from "./review-status"

type ReviewDrawerProps = {
  review: AdminReview | null
  onClose: () => void
  /** What stands between the review and the reply. */
  more: (review: AdminReview) => ReactNode
}

/** One review in full, and the shop's reply to it; shut while there is none. */
export function ReviewDrawer({ review, onClose, more }: ReviewDrawerProps) {
  const { t } = useTranslation("shop")
  return (
    <SideDrawer
      title={t("reviews.reply.title")}
      description={review ? byLine(review) : ""}
      isOpen={review !== null}
      onClose={onClose}
    >
      {review ? (
        <>
          <div className="flex flex-col gap-y-2 border-b px-6 py-4">
            <div className="flex flex-wrap items-center gap-2">
              <Text size="small">{reviewStars(review)}</Text>
              <ReviewStatus status={review.status} />
              {review.verified_purchase ? <Text size="small">{t("reviews.verified")}</Text> : null}
            </div>
            <Text weight="plus" className="break-words">
              {review.title}
            </Text>
            <Text size="small" className="max-h-48 overflow-auto break-words whitespace-pre-line">
              {review.description}
            </Text>
          </div>
          {more(review)}
          <ReplyForm key={review.id} review={review} onDone={onClose} />
        </>
      ) : null}
    </SideDrawer>
  )
}

function byLine({ name, email, created_at, product }: AdminReview): string {
  const written = [name, email, new Date(created_at).toLocaleString()]
  return [...written, ...(product ? [product.title] : [])].join(" · ")
}
