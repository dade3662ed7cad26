import type { ReactNode } from "react"
import { DataTable } from "./data-table"
import { Failed } from "../feedback/failed"
import { Notice } from "../feedback/notice"
import { NO_SEARCH, type TableSearch } from "./column"
import { Pager } from "./pager"
import { TableToolbar } from "./table-toolbar"
import { useListTable, type ListTableInput } from "./use-list-table"

type ListTableProps<Row> = ListTableInput<Row> & {
  caption: string
  onSearch: (search: TableSearch) => void
  /** What is listed, for sentences: "orders". */
  things: string
  /** What can be searched for. */
  hint: string
  /** Shown below the heads of a list that has no rows at all. */
  empty: ReactNode
}

/** A list of the shop as a table: search, sort, pages, and what to do where there is nothing. */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { caption, columns, list, keyOf, search, onSearch, things } = props
  const table = useListTable(props)
  const searched = search.q.trim() !== ""
  const none = list.rows !== undefined && table.count === 0 && !table.partial
  const waiting = !list.rows || (table.rows.length === 0 && (!none || (searched && list.loading)))
  if (!list.rows && list.error) {
    return (
      <Failed title={`The ${things} could not be loaded`} error={list.error} onRetry={list.retry} />
    )
  }
  const change = (next: TableSearch) => {
    table.setPage(0)
    onSearch(next)
  }
  return (
    <div className="space-y-4">
      {none && !searched ? null : (
        <TableToolbar columns={columns} search={search} onSearch={change} hint={props.hint} />
      )}
      {list.error ? (
        <Failed
          title={failureOf(things, { waiting, partial: table.partial })}
          error={list.error}
          onRetry={list.retry}
        />
      ) : null}
      <DataTable
        caption={caption}
        columns={columns}
        rows={waiting ? undefined : table.rows}
        keyOf={keyOf}
        sort={search.sort}
        onSort={(sort) => change({ ...search, sort })}
      />
      {table.partial && !list.error ? (
        <p aria-live="polite" className="text-sm text-muted">
          Looked through {list.rows?.length ?? 0} {things} so far, the rest is being loaded.
        </p>
      ) : null}
      {none && !waiting ? (
        searched ? (
          <NoMatch things={things} q={search.q.trim()} onClear={() => change(NO_SEARCH)} />
        ) : (
          props.empty
        )
      ) : null}
      {none || waiting ? null : (
        <Pager
          page={table.page}
          pageSize={table.pageSize}
          count={table.count}
          onPage={table.setPage}
        />
      )}
    </div>
  )
}

type NoMatchProps = { things: string; q: string; onClear: () => void }

function NoMatch({ things, q, onClear }: NoMatchProps) {
  return (
    <Notice
      title={`No ${things} match “${q}”`}
      action={
        <button type="button" className="btn btn-sm" onClick={onClear}>
          Clear the search
        </button>
      }
    />
  )
}

function failureOf(things: string, state: { waiting: boolean; partial: boolean }): string {
  if (state.partial) return `Not all ${things} were searched`
  return state.waiting ? `More ${things} could not be loaded` : "This list may be out of date"
}
