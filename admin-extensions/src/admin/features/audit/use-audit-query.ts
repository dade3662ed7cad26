import type {
  DataTableDateComparisonOperator,
  DataTableFilteringState,
  DataTablePaginationState,
} from "@medusajs/ui"
import { useState } from "react"
import type { AuditTrailQuery } from "../../../../../backend/src/contract/staff/audit-trail"

const ROWS = 20

type Filters = {
  kind?: AuditTrailQuery["kind"]
  actor_kind?: string
  created_at?: DataTableDateComparisonOperator
}

const FIRST_PAGE = { pageIndex: 0, pageSize: ROWS }

/**
 * What a DataTable of the trail was asked for, and the same as a query of GET /admin/audit-trail.
 * A page begins behind the last row of the one before: `cursors` has where each page begins.
 */
export function useAuditQuery() {
  const [search, setSearch] = useState("")
  const [filtering, setFiltering] = useState<DataTableFilteringState<Filters>>({})
  const [pagination, setPagination] = useState<DataTablePaginationState>(FIRST_PAGE)
  const [cursors, setCursors] = useState<string[]>([])
  const cursor = cursors[pagination.pageIndex]
  const query: Partial<AuditTrailQuery> = {
    ...(search && { q: search }),
    ...filtersOf(filtering),
    ...(cursor && { cursor }),
    limit: pagination.pageSize,
  }

  const fromTheFirstPage =
    <Value>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value)
      setPagination(FIRST_PAGE)
      setCursors([])
    }
  /** `next`: where the page behind the one that is shown begins. */
  const pages = (next: string | null | undefined) => ({
    state: pagination,
    onPaginationChange: (wanted: DataTablePaginationState) => {
      if (wanted.pageIndex > pagination.pageIndex) {
        if (!next) return
        setCursors((known) => {
          const all = [...known]
          all[pagination.pageIndex + 1] = next
          return all
        })
      }
      setPagination(wanted)
    },
  })
  return {
    query,
    pages,
    table: {
      search: { state: search, onSearchChange: fromTheFirstPage(setSearch) },
      filtering: { state: filtering, onFilteringChange: fromTheFirstPage(setFiltering) },
    },
  }
}

function filtersOf({ kind, actor_kind, created_at }: Filters): Partial<AuditTrailQuery> {
  const { $gte: from, $lte, $lt: until = $lte } = created_at ?? {}
  return {
    ...(kind && { kind }),
    ...(actor_kind && { actor: actor_kind }),
    ...(from && { from }),
    ...(until && { until }),
  }
}
