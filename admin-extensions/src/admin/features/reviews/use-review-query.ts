import type {
  DataTableFilteringState,
  DataTablePaginationState,
  DataTableSortingState,
} from "@medusajs/ui"
import { useState } from "react"
import { useSearchParams } from "react-router-dom"
import { REVIEW_STATUSES } from "../../../../../backend/src/contract/review/review"
import type { AdminReviewQuery } from "../../../../../backend/src/contract/review/admin-review"

const ROWS = 20

type Filtering = DataTableFilteringState<Partial<Pick<AdminReviewQuery, "status" | "rating">>>

/** What a DataTable of reviews was asked for, and the same as a query of GET /admin/reviews. */
export function useReviewQuery() {
  const [search, onSearchChange] = useState("")
  const [address] = useSearchParams()
  // A number elsewhere leads to its rows.
  const [filtering, onFilteringChange] = useState<Filtering>(() => statusIn(address))
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

function statusIn(address: URLSearchParams): Filtering {
  const status = REVIEW_STATUSES.find((known) => known === address.get("status"))
  return status ? { status } : {}
}

function orderOf({ id, desc }: DataTableSortingState): AdminReviewQuery["order"] {
  return `${desc ? "-" : ""}${id}` as AdminReviewQuery["order"]
}
