import type { ReactNode } from "react"

export type Column<Row> = {
  head: string
  cell: (row: Row) => ReactNode
  /** Figures stand at the right, one under the other. */
  figures?: boolean
}

type DataTableProps<Row> = {
  caption: string
  columns: Column<Row>[]
  rows: Row[]
  keyOf: (row: Row) => string
}

/**
 * A dense table; below 1024 pixels each row becomes a card whose cells carry their head. The roles
 * are written out because `display` would otherwise take a table's meaning away.
 */
export function DataTable<Row>({ caption, columns, rows, keyOf }: DataTableProps<Row>) {
  return (
    <table role="table" className="block w-full text-sm lg:table lg:border-collapse">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="sr-only lg:not-sr-only lg:table-header-group">
        <tr role="row" className="border-b-2 border-base-content/70">
          {columns.map(({ head, figures }) => (
            <th
              key={head}
              role="columnheader"
              scope="col"
              className={`lettering px-2 py-2 align-bottom whitespace-nowrap text-muted first:pl-0 last:pr-0 ${figures ? "text-right" : "text-left"}`}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="grid gap-3 lg:table-row-group">
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            role="row"
            className="grid grid-cols-2 gap-x-4 gap-y-2 rounded-box border border-line p-3 sm:grid-cols-3 lg:table-row lg:rounded-none lg:border-0 lg:border-b"
          >
            {columns.map((column) => (
              <Cell key={column.head} {...column} content={column.cell(row)} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type CellProps = { head: string; figures?: boolean; content: ReactNode }

function Cell({ head, figures = false, content }: CellProps) {
  return (
    <td
      role="cell"
      data-head={head}
      className={`card-cell min-w-0 align-top wrap-break-word lg:table-cell lg:px-2 lg:py-3 lg:first:pl-0 lg:last:pr-0 ${content === null ? "hidden" : ""} ${figures ? "tabular-nums lg:text-right lg:whitespace-nowrap" : ""}`}
    >
      {content}
    </td>
  )
}
