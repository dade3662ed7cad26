import { StatusBadge } from "@medusajs/ui"
import { useTranslation } from "react-i18next"
import type { AdminReview } from "../../../../../backend/src/contract/review/admin-review"

const COLORS = { published: "green", pending: "orange", hidden: "grey" } as const

export function ReviewStatus({ status }: Pick<AdminReview, "status">) {
  const { t } = useTranslation("shop")
  return <StatusBadge color={COLORS[status]}>{t(`reviews.status.${status}`)}</StatusBadge>
}
