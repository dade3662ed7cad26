import {
  createDataTableFilterHelper,
  useDataTable,
  type DataTableRowSelectionState,
} from "@medusajs/ui"
import type { TFunction } from "i18next"
import { useMemo, useState } from "react"
import { useTranslation } from "react-i18next"
import type { AdminReview } from "../../../../../backend/src/contract/review/admin-review"
import { ListTable } from "../../components/list-table"
import { useReviews } from "./api"
import { reviewColumns } from "./review-columns"
import { useReviewActions } from "./use-review-actions"
import { useReviewQuery } from "./use-review-query"

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
  const list = useReviews(query)
  const { data, isPending } = list
  const [selection, setSelection] = useState<DataTableRowSelectionState>({})
  const actions = useReviewActions()
  const columns = useMemo(
    () => reviewColumns(t, { ...actions, open: onOpen }),
    [t, actions, onOpen],
  )

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
    <ListTable
      instance={instance}
      query={list}
      texts={{
        title: t("reviews.title"),
        lead: t("reviews.lead"),
        search: t("reviews.search"),
        failed: (reason) => t("reviews.loadFailed", { reason }),
        empty: t("reviews.empty", { returnObjects: true }),
        filtered: t("reviews.filtered", { returnObjects: true }),
      }}
      isSortable
      selected={(count) => t("reviews.selected", { count })}
    />
  )
}
