import {
  createDataTableFilterHelper,
  DataTable,
  Heading,
  Text,
  useDataTable,
  type DataTableRowSelectionState,
} from "@medusajs/ui"
import type { TFunction } from "i18next"
import { useMemo, useState } from "react"
import { useTranslation } from "react-i18next"
import type { AdminReview } from "../../../../../backend/src/contract/review/admin-review"
import { useReviewActions } from "./use-review-actions"
import { useReviewQuery } from "./use-review-query"
import { useReviews } from "./api"
import { reviewColumns } from "./review-columns"
import { ReviewFailure } from "./review-failure"

const helper = createDataTableFilterHelper<AdminReview>()
const STATUSES = ["published", "pending", "hidden"] as const

const filters = (t: TFunction<"shop">) => [
  helper.accessor("status", {
    type: "radio",
    label: t("reviews.columns.status"),
    options: STATUSES.map((value) => ({ label: t(`reviews.status.${value}`), value })),
  }),
  helper.accessor("rating", {
    type: "radio",
    label: t("reviews.columns.rating"),
    options: [
      ...[5, 4, 3, 2, 1].map((count) => ({
        label: t("reviews.stars", { count }),
        value: String(count),
      })),
      { label: t("reviews.noNumber"), value: "none" },
    ],
  }),
]

/** All reviews, with what staff do with one or with several. */
export function ReviewTable({ onOpen }: { onOpen: (review: AdminReview) => void }) {
  const { t } = useTranslation("shop")
  const { query, table } = useReviewQuery()
  const { data, isPending, error, refetch } = useReviews(query)
  const [selection, setSelection] = useState<DataTableRowSelectionState>({})
  const actions = useReviewActions()
  const columns = reviewColumns(t, { ...actions, open: onOpen })

  const withSelected = (change: (ids: string[]) => unknown) => (chosen: typeof selection) => {
    change(Object.keys(chosen))
    setSelection({})
  }
  const instance = useDataTable({
    ...table,
    data: useMemo(() => data?.reviews ?? [], [data]),
    columns,
    filters: useMemo(() => filters(t), [t]),
    getRowId: ({ id }) => id,
    rowCount: data?.count ?? 0,
    isLoading: isPending,
    rowSelection: { state: selection, onRowSelectionChange: setSelection },
    commands: [
      { label: t("reviews.actions.publish"), shortcut: "p", action: withSelected(actions.publish) },
      { label: t("reviews.actions.hide"), shortcut: "h", action: withSelected(actions.hide) },
    ],
  })

  return (
    <DataTable instance={instance}>
      <DataTable.Toolbar className="flex flex-col items-start justify-between gap-2 md:flex-row md:items-center">
        <div>
          <Heading>{t("reviews.title")}</Heading>
          <Text size="small" className="text-ui-fg-subtle">
            {t("reviews.lead")}
          </Text>
        </div>
        <div className="flex items-center gap-2">
          <DataTable.FilterMenu />
          <DataTable.SortingMenu />
          <DataTable.Search placeholder={t("reviews.search")} aria-label={t("reviews.search")} />
        </div>
      </DataTable.Toolbar>
      {error && !data ? (
        <ReviewFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <DataTable.Table
            emptyState={{
              empty: t("reviews.empty", { returnObjects: true }),
              filtered: t("reviews.filtered", { returnObjects: true }),
            }}
          />
          <DataTable.Pagination />
        </>
      )}
      <DataTable.CommandBar selectedLabel={(count) => t("reviews.selected", { count })} />
    </DataTable>
  )
}
