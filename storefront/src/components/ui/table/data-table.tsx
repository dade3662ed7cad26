import type { ReactNode } from "react"
import { figure } from "@/platform/format/figure"
import { SPARE, type Column, type Sort } from "./column"
import { TableHead } from "./table-head"

type DataTableProps<Row> = {
  caption: string
  columns: Column<Row>[]
  /** Undefined while they are on their way: grey bars keep their place. */
  rows: Row[] | undefined
  keyOf: (row: Row) => string
  sort?: Sort | null
  /** Turns the heads that can sort into buttons. */
  onSort?: (sort: Sort | null) => void
}

const SKELETON_ROWS = 6
const ROW =
  "grid grid-cols-2 gap-x-4 gap-y-2 rounded-box border border-line p-3 md:table-row md:rounded-none md:border-0 md:border-b print:table-row print:border-0 print:border-b"
const CELL =
  "min-w-0 align-top wrap-break-word max-md:last:col-span-full md:table-cell md:px-1.5 print:table-cell print:px-1.5 print:py-2 print:first:pl-0 print:last:pr-0 md:py-2.5 md:first:pl-0 md:last:pr-0 lg:px-2"
const CARD_HEAD =
  "before:block before:font-display before:text-[0.8125rem] before:leading-5 before:font-medium before:text-muted before:content-[attr(data-head)] md:before:hidden print:before:hidden"

/**
 * A dense table; on a screen below 768 pixels each row becomes a card whose cells carry their head. The roles
 * are written out because `display` would otherwise take a table's meaning away.
 */
export function DataTable<Row>({ caption, columns, rows, keyOf, ...order }: DataTableProps<Row>) {
  const { sort = null, onSort } = order
  return (
    <table
      role="table"
      aria-busy={!rows}
      // Cards without a card: heads alone are no table.
      className={`${rows?.length === 0 ? "hidden" : "block"} w-full text-sm md:table md:border-collapse print:table print:border-collapse`}
    >
      <caption className="sr-only">{caption}</caption>
      <TableHead columns={columns} sort={sort} onSort={onSort} />
      <tbody role="rowgroup" className="grid gap-3 md:table-row-group print:table-row-group">
        {rows
          ? rows.map((row) => (
              <tr key={keyOf(row)} role="row" className={ROW}>
                {columns.map((column) => (
                  <Cell key={column.head} {...column} content={column.cell(row)} />
                ))}
              </tr>
            ))
          : Array.from({ length: SKELETON_ROWS }, (_, row) => (
              <SkeletonRow key={row} columns={columns} />
            ))}
      </tbody>
    </table>
  )
}

type CellProps = Pick<Column<never>, "head" | "figures" | "prose" | "wide" | "spare"> & {
  content: ReactNode
}

function Cell({ head, content, ...column }: CellProps) {
  const { figures = false, prose = false, wide = false, spare = false } = column
  return (
    <td
      role="cell"
      data-head={head}
      className={`${CELL} ${CARD_HEAD} ${prose || wide ? "max-md:col-span-full" : ""} ${wide ? "md:w-2/5" : ""} ${content === null ? "hidden" : ""} ${spare ? SPARE : ""} ${figures ? "tabular-nums md:text-right md:whitespace-nowrap print:text-right" : ""}`}
    >
      {typeof content === "number" ? figure(content) : content}
    </td>
  )
}

function SkeletonRow<Row>({ columns }: { columns: Column<Row>[] }) {
  return (
    <tr aria-hidden="true" className={ROW}>
      {columns.map(({ head, spare }) => (
        <td key={head} className={`${CELL} ${spare ? SPARE : ""}`}>
          <span className="my-0.5 block skeleton h-7 w-full rounded-field" />
        </td>
      ))}
    </tr>
  )
}
