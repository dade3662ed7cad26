import { createDataTableColumnHelper, Text } from "@medusajs/ui"
import type { TFunction } from "i18next"
import type { AdminReview } from "../../../../../backend/src/contract/review/admin-review"
import type { useReviewActions } from "./use-review-actions"
import { reviewStars } from "../../platform/review-stars"
import { ReviewStatus } from "./review-status"

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
          <TwoLines first={original.title} second={secondLine(t, original)} />
        </button>
      ),
    }),
    helper.accessor("name", {
      header: t("reviews.columns.name"),
      cell: ({ row: { original } }) => <TwoLines first={original.name} second={original.email} />,
    }),
    helper.accessor("product", {
      header: t("reviews.columns.product"),
      cell: ({ row: { original } }) => (
        <TwoLines
          first={original.product?.title ?? t("common.none")}
          second={original.verified_purchase ? t("reviews.verified") : ""}
        />
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

function TwoLines({ first, second }: { first: string; second: string }) {
  return (
    <div className="max-w-[13rem] py-2">
      <Text size="small" weight="plus" className="truncate">
        {first}
      </Text>
      <Text size="small" className="text-ui-fg-subtle truncate">
        {second}
      </Text>
    </div>
  )
}
