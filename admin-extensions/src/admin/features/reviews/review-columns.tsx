import { createDataTableColumnHelper } from "@medusajs/ui"
import type { TFunction } from "i18next"
import type { AdminReview } from "../../../../../backend/src/contract/review/admin-review"
import { TwoLines } from "../../components/list-table"
import { reviewStars } from "../../platform/review-stars"
import { ReviewStatus } from "./review-status"
import type { useReviewActions } from "./use-review-actions"

type Words = TFunction<"shop">
type Actions = ReturnType<typeof useReviewActions> & { open: (review: AdminReview) => void }

const helper = createDataTableColumnHelper<AdminReview>()
const sortable = (t: Words, column: "title" | "rating" | "created_at") => ({
  header: t(`reviews.columns.${column}`),
  enableSorting: true,
  sortAscLabel: t(`reviews.sort.${column}.ascending`),
  sortDescLabel: t(`reviews.sort.${column}.descending`),
})

/** The table's columns; the last one does what staff do with a review. */
export function reviewColumns(t: Words, actions: Actions) {
  return [
    helper.select(),
    helper.accessor("title", {
      ...sortable(t, "title"),
      cell: ({ row: { original } }) => (
        <button type="button" className="text-left" onClick={() => actions.open(original)}>
          <TwoLines second={secondLine(t, original)}>{original.title}</TwoLines>
        </button>
      ),
    }),
    helper.accessor("name", {
      header: t("reviews.columns.name"),
      cell: ({ row: { original } }) => <TwoLines second={original.email}>{original.name}</TwoLines>,
    }),
    helper.accessor("product", {
      header: t("reviews.columns.product"),
      cell: ({ row: { original } }) => (
        <TwoLines second={original.verified_purchase ? t("reviews.verified") : ""}>
          {original.product?.title ?? t("common.none")}
        </TwoLines>
      ),
    }),
    helper.accessor("rating", {
      ...sortable(t, "rating"),
      cell: ({ row: { original } }) => reviewStars(original),
    }),
    helper.accessor("status", {
      header: t("reviews.columns.status"),
      cell: ({ row: { original } }) => <ReviewStatus status={original.status} />,
    }),
    helper.accessor("created_at", {
      ...sortable(t, "created_at"),
      cell: ({ getValue }) => new Date(getValue()).toLocaleDateString(),
    }),
    helper.action({ actions: ({ row: { original } }) => actionsOf(t, original, actions) }),
  ]
}

function actionsOf(t: Words, review: AdminReview, { open, publish, hide, erase }: Actions) {
  const ids = [review.id]
  return [
    [
      { label: t("reviews.actions.reply"), onClick: () => open(review) },
      ...(review.status === "published"
        ? []
        : [{ label: t("reviews.actions.publish"), onClick: () => publish(ids) }]),
      ...(review.status === "hidden"
        ? []
        : [{ label: t("reviews.actions.hide"), onClick: () => void hide(ids) }]),
    ],
    [{ label: t("reviews.actions.remove"), onClick: () => void erase(review) }],
  ]
}

function secondLine(t: Words, { description, reply }: AdminReview): string {
  return reply === null ? description : t("reviews.replied", { reply })
}
