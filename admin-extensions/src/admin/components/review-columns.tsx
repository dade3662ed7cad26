import { createDataTableColumnHelper, Text } from "@medusajs/ui"
import type { AdminReview } from "../../../../backend/src/contract/admin-review"
import type { useReviewActions } from "../hooks/review-actions"
import { reviewStars } from "../lib/review-stars"
import { REVIEW_TEXTS as TEXTS } from "../lib/review-texts"
import { ReviewStatus } from "./review-status"

type Actions = ReturnType<typeof useReviewActions> & { open: (review: AdminReview) => void }

const helper = createDataTableColumnHelper<AdminReview>()
const sortable = (column: keyof typeof TEXTS.sort) => ({
  header: TEXTS.columns[column],
  enableSorting: true,
  sortAscLabel: TEXTS.sort[column][0],
  sortDescLabel: TEXTS.sort[column][1],
})

/** The table's columns; the last one does what staff do with a review. */
export function reviewColumns(actions: Actions) {
  return [
    helper.select(),
    helper.accessor("title", {
      ...sortable("title"),
      cell: ({ row: { original } }) => (
        <button type="button" className="text-left" onClick={() => actions.open(original)}>
          <TwoLines first={original.title} second={secondLine(original)} />
        </button>
      ),
    }),
    helper.accessor("name", {
      header: TEXTS.columns.name,
      cell: ({ row: { original } }) => <TwoLines first={original.name} second={original.email} />,
    }),
    helper.accessor("product", {
      header: TEXTS.columns.product,
      cell: ({ row: { original } }) => (
        <TwoLines
          first={original.product?.title ?? TEXTS.none}
          second={original.verified_purchase ? TEXTS.verified : ""}
        />
      ),
    }),
    helper.accessor("rating", {
      ...sortable("rating"),
      cell: ({ row: { original } }) => reviewStars(original),
    }),
    helper.accessor("status", {
      header: TEXTS.columns.status,
      cell: ({ row: { original } }) => <ReviewStatus status={original.status} />,
    }),
    helper.accessor("created_at", {
      ...sortable("created_at"),
      cell: ({ getValue }) => new Date(getValue()).toLocaleDateString(),
    }),
    helper.action({ actions: ({ row: { original } }) => actionsOf(original, actions) }),
  ]
}

function actionsOf(review: AdminReview, { open, publish, hide, erase }: Actions) {
  const ids = [review.id]
  const { actions } = TEXTS
  return [
    [
      { label: actions.reply, onClick: () => open(review) },
      ...(review.status === "published"
        ? []
        : [{ label: actions.publish, onClick: () => publish(ids) }]),
      ...(review.status === "hidden"
        ? []
        : [{ label: actions.hide, onClick: () => void hide(ids) }]),
    ],
    [{ label: actions.remove, onClick: () => void erase(review) }],
  ]
}

function secondLine({ description, reply }: AdminReview): string {
  return reply === null ? description : `${TEXTS.replied}: ${reply}`
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
