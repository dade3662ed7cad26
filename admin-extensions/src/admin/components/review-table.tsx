import {
  createDataTableFilterHelper,
  DataTable,
  Heading,
  Text,
  useDataTable,
  type DataTableRowSelectionState,
} from "@medusajs/ui"
import { useMemo, useState } from "react"
import type { AdminReview } from "../../../../backend/src/contract/admin-review"
import { useReviewActions } from "../hooks/review-actions"
import { useReviewQuery } from "../hooks/review-query"
import { useReviews } from "../hooks/reviews"
import { REVIEW_TEXTS as TEXTS } from "../lib/review-texts"
import { reviewColumns } from "./review-columns"
import { ReviewFailure } from "./review-failure"

const helper = createDataTableFilterHelper<AdminReview>()
const FILTERS = [
  helper.accessor("status", {
    type: "radio",
    label: TEXTS.filters.status,
    options: Object.entries(TEXTS.status).map(([value, label]) => ({ label, value })),
  }),
  helper.accessor("rating", {
    type: "radio",
    label: TEXTS.filters.rating,
    options: [
      ...["5", "4", "3", "2", "1"].map((value) => ({ label: TEXTS.stars(value), value })),
      { label: TEXTS.noNumber, value: "none" },
    ],
  }),
]

/** All reviews, with what staff do with one or with several. */
export function ReviewTable({ onOpen }: { onOpen: (review: AdminReview) => void }) {
  const { query, table } = useReviewQuery()
  const { data, isPending, error, refetch } = useReviews(query)
  const [selection, setSelection] = useState<DataTableRowSelectionState>({})
  const actions = useReviewActions()
  const columns = reviewColumns({ ...actions, open: onOpen })

  const withSelected = (change: (ids: string[]) => unknown) => (chosen: typeof selection) => {
    change(Object.keys(chosen))
    setSelection({})
  }
  const instance = useDataTable({
    ...table,
    data: useMemo(() => data?.reviews ?? [], [data]),
    columns,
    filters: FILTERS,
    getRowId: ({ id }) => id,
    rowCount: data?.count ?? 0,
    isLoading: isPending,
    rowSelection: { state: selection, onRowSelectionChange: setSelection },
    commands: [
      { label: TEXTS.actions.publish, shortcut: "p", action: withSelected(actions.publish) },
      { label: TEXTS.actions.hide, shortcut: "h", action: withSelected(actions.hide) },
    ],
  })

  return (
    <DataTable instance={instance}>
      <DataTable.Toolbar className="flex flex-col items-start justify-between gap-2 md:flex-row md:items-center">
        <div>
          <Heading>{TEXTS.page}</Heading>
          <Text size="small" className="text-ui-fg-subtle">
            {TEXTS.lead}
          </Text>
        </div>
        <div className="flex items-center gap-2">
          <DataTable.FilterMenu />
          <DataTable.SortingMenu />
          <DataTable.Search placeholder={TEXTS.search} aria-label={TEXTS.search} />
        </div>
      </DataTable.Toolbar>
      {error && !data ? (
        <ReviewFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <DataTable.Table emptyState={{ empty: TEXTS.empty, filtered: TEXTS.filtered }} />
          <DataTable.Pagination />
        </>
      )}
      <DataTable.CommandBar selectedLabel={TEXTS.selected} />
    </DataTable>
  )
}
