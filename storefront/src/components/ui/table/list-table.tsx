import type { ReactNode } from "react"
import { DataTable } from "./data-table"
import { Failed } from "../feedback/failed"
import { Notice } from "../feedback/notice"
import { NO_SEARCH, type TableSearch } from "./column"
import { Pager } from "./pager"
import { TableToolbar } from "./table-toolbar"
import { useListTable, type ListTableInput } from "./use-list-table"
import { tableText } from "./texts"

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
      <Failed title={tableText("notLoaded", { things })} error={list.error} onRetry={list.retry} />
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
          {tableText("searchedSoFar", { count: list.rows?.length ?? 0, things })}
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
      title={tableText("noMatch", { things, q })}
      action={
        <button type="button" className="btn btn-sm" onClick={onClear}>
          {tableText("clearSearch")}
        </button>
      }
    />
  )
}

function failureOf(things: string, state: { waiting: boolean; partial: boolean }): string {
  if (state.partial) return tableText("notAllSearched", { things })
  return state.waiting ? tableText("moreNotLoaded", { things }) : tableText("listOutDate")
}
