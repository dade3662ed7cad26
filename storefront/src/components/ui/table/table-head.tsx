import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide-react"
import { directionsOf, nextSort, SPARE, type Column, type Sort } from "./column"

type TableHeadProps<Row> = {
  columns: Column<Row>[]
  sort: Sort | null
  onSort: ((sort: Sort | null) => void) | undefined
}

/** The heads of a table; those that sort are buttons. Cards carry their heads themselves. */
export function TableHead<Row>({ columns, sort, onSort }: TableHeadProps<Row>) {
  return (
    <thead role="rowgroup" className="hidden md:table-header-group print:table-header-group">
      <tr role="row" className="border-b-2 border-base-content/70">
        {columns.map((column) => (
          <th
            key={column.head}
            role="columnheader"
            scope="col"
            aria-sort={ariaSort(column, sort)}
            className={`lettering px-1.5 py-2 align-bottom text-muted first:pl-0 last:pr-0 lg:px-2 ${column.spare ? SPARE : ""} ${column.figures ? "text-right" : "text-left"}`}
          >
            {onSort && directionsOf(column).length > 0 ? (
              <button
                type="button"
                className={`inline-flex cursor-pointer items-end gap-1 hover:text-base-content ${column.figures ? "justify-end text-right" : "text-left"}`}
                onClick={() => onSort(nextSort(column, sort))}
              >
                {column.head}
                <SortMark direction={sort?.head === column.head ? sort.direction : null} />
              </button>
            ) : (
              column.head
            )}
          </th>
        ))}
      </tr>
    </thead>
  )
}

function SortMark({ direction }: { direction: Sort["direction"] | null }) {
  const Icon = direction === null ? ChevronsUpDown : direction === "asc" ? ArrowUp : ArrowDown
  return (
    <Icon
      aria-hidden="true"
      className={`mb-[0.1875rem] size-3.5 shrink-0 ${direction ? "text-ink" : ""}`}
    />
  )
}

function ariaSort<Row>(column: Column<Row>, sort: Sort | null) {
  if (directionsOf(column).length === 0) return undefined
  if (sort?.head !== column.head) return "none"
  return sort.direction === "asc" ? "ascending" : "descending"
}
