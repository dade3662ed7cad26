import {
  getCoreRowModel,
  getFilteredRowModel,
  getPaginationRowModel,
  getSortedRowModel,
  useReactTable,
  type ColumnDef,
  type SortingState,
} from "@tanstack/react-table"
import { useEffect, useMemo, useState } from "react"
import type { Column, Sort, TableSearch } from "./column"
import { matches } from "./matches"
import type { PagedList } from "./paged-list"

const PAGE_SIZE = 25

export type ListTableInput<Row> = {
  columns: Column<Row>[]
  list: PagedList<Row>
  keyOf: (row: Row) => string
  search: TableSearch
  /** What a search looks at; without it the shop itself searches and sorts. */
  textOf?: ((row: Row) => string) | undefined
  /** Of a list that the shop searches: it is sorted here all the same, once all that was found is loaded. */
  sortsHere?: boolean
}

export type ListTable<Row> = {
  /** The rows of the page that is shown. */
  rows: Row[]
  /** Rows that match, as far as they are known. */
  count: number
  page: number
  pageSize: number
  setPage: (page: number) => void
  /** Whether a search or a sort has not seen every row yet. */
  partial: boolean
}

/**
 * Searches, sorts and pages a list. A search that the shop cannot do looks at every row: it has the
 * rest of the list loaded, and is `partial` until then.
 */
export function useListTable<Row>(input: ListTableInput<Row>): ListTable<Row> {
  const { columns, list, keyOf, search, textOf } = input
  const [page, setPage] = useState(0)
  const here = textOf !== undefined
  const sortsHere = input.sortsHere ?? here
  const definitions = useMemo(() => columns.map(toDefinition), [columns])
  const sorting = useMemo(() => toSorting(search.sort), [search.sort])
  const table = useReactTable({
    data: list.rows ?? (NONE as Row[]),
    columns: definitions,
    getRowId: keyOf,
    state: {
      globalFilter: search.q.trim(),
      sorting,
      pagination: { pageIndex: page, pageSize: PAGE_SIZE },
    },
    globalFilterFn: (row, _column, q: string) => matches(textOf?.(row.original) ?? "", q),
    // A row's whole text is looked at once, not once a column.
    getColumnCanGlobalFilter: ({ id }) => id === columns[0]?.head,
    manualFiltering: !here,
    manualSorting: !sortsHere,
    autoResetPageIndex: false,
    getCoreRowModel: getCoreRowModel(),
    getFilteredRowModel: getFilteredRowModel(),
    getSortedRowModel: getSortedRowModel(),
    getPaginationRowModel: getPaginationRowModel(),
  })
  const found = table.getPrePaginationRowModel().rows.length
  const everything = (here && search.q.trim() !== "") || (sortsHere && search.sort !== null)
  const wanted = everything ? Infinity : (page + 1) * PAGE_SIZE
  useRowsLoaded(list, wanted)

  const filtered = here && search.q.trim() !== ""
  const count = filtered || !list.hasMore ? found : Math.max(list.total ?? 0, found)
  const last = Math.max(0, Math.ceil(count / PAGE_SIZE) - 1)
  // Rows that went away leave no empty page behind.
  if (page > last && list.rows) setPage(last)
  return {
    rows: table.getRowModel().rows.map(({ original }) => original),
    count,
    page,
    pageSize: PAGE_SIZE,
    setPage,
    partial: everything && list.hasMore,
  }
}

const NONE: never[] = []

function toDefinition<Row>({ head, sortBy }: Column<Row>): ColumnDef<Row> {
  return {
    id: head,
    accessorFn: sortBy ?? (() => ""),
    sortingFn: (a, b) => inOrder(a.getValue(head), b.getValue(head)),
  }
}

function toSorting(sort: Sort | null): SortingState {
  return sort ? [{ id: sort.head, desc: sort.direction === "desc" }] : []
}

function inOrder(a: string | number, b: string | number): number {
  if (typeof a === "number" && typeof b === "number") return a - b
  return String(a).localeCompare(String(b), undefined, { numeric: true, sensitivity: "base" })
}

/** Loads the list further until it has `wanted` rows. */
function useRowsLoaded<Row>(list: PagedList<Row>, wanted: number): void {
  const { rows, hasMore, loading, error, loadMore } = list
  const due = rows !== undefined && rows.length < wanted && hasMore && !loading && !error
  useEffect(() => {
    if (due) loadMore()
  }, [due, loadMore])
}
