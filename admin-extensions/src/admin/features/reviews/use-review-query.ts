import type {
  DataTableFilteringState,
  DataTablePaginationState,
  DataTableSortingState,
} from "@medusajs/ui"
import { useState } from "react"
import type { AdminReviewQuery } from "../../../../../backend/src/contract/review/admin-review"

const ROWS = 20

type Filtering = DataTableFilteringState<Partial<Pick<AdminReviewQuery, "status" | "rating">>>

/** What a DataTable of reviews was asked for, and the same as a query of GET /admin/reviews. */
export function useReviewQuery() {
  const [search, onSearchChange] = useState("")
  const [filtering, onFilteringChange] = useState<Filtering>({})
  const [sorting, onSortingChange] = useState<DataTableSortingState | null>(null)
  const [pagination, onPaginationChange] = useState<DataTablePaginationState>({
    pageIndex: 0,
    pageSize: ROWS,
  })
  const query: Partial<AdminReviewQuery> = {
    ...filtering,
    ...(search ? { q: search } : {}),
    ...(sorting ? { order: orderOf(sorting) } : {}),
    limit: pagination.pageSize,
    offset: pagination.pageIndex * pagination.pageSize,
  }
  return {
    query,
    table: {
      search: { state: search, onSearchChange },
      filtering: { state: filtering, onFilteringChange },
      sorting: { state: sorting, onSortingChange },
      pagination: { state: pagination, onPaginationChange },
    },
  }
}

function orderOf({ id, desc }: DataTableSortingState): AdminReviewQuery["order"] {
  return `${desc ? "-" : ""}${id}` as AdminReviewQuery["order"]
}
