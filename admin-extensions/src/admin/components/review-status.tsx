import { StatusBadge } from "@medusajs/ui"
import type { AdminReview } from "../../../../backend/src/contract/admin-review"
import { REVIEW_TEXTS as TEXTS } from "../lib/review-texts"

const COLORS = { published: "green", pending: "orange", hidden: "grey" } as const

export function ReviewStatus({ status }: Pick<AdminReview, "status">) {
  return <StatusBadge color={COLORS[status]}>{TEXTS.status[status]}</StatusBadge>
}
