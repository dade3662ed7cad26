import { Search } from "lucide-react"
import { useId } from "react"
import { directionsOf, type Column, type Direction, type TableSearch } from "./column"
import { tableText } from "./texts"

type TableToolbarProps<Row> = {
  columns: Column<Row>[]
  search: TableSearch
  onSearch: (search: TableSearch) => void
  /** What can be searched for. */
  hint: string
}

const WORDS: Record<Direction, string> = {
  asc: tableText("rising"),
  desc: tableText("falling"),
}

/** The search, and on a narrow screen, where a table has no heads to press, the order of its rows. */
export function TableToolbar<Row>({ columns, search, onSearch, hint }: TableToolbarProps<Row>) {
  const id = useId()
  const sorts = columns.flatMap((column) =>
    directionsOf(column).map((direction) => ({ head: column.head, direction })),
  )
  const { q, sort } = search
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-3 print:hidden">
      <label className="input w-full grow sm:w-72 sm:grow-0">
        <Search aria-hidden="true" className="size-4 shrink-0 text-muted" />
        <input
          type="search"
          aria-label={tableText("search")}
          placeholder={hint}
          value={q}
          onChange={(event) => onSearch({ ...search, q: event.target.value })}
        />
      </label>
      {sorts.length > 0 ? (
        <div className="flex grow items-center gap-2 md:hidden">
          <label htmlFor={id} className="shrink-0 text-sm text-muted">
            {tableText("sort")}
          </label>
          <select
            id={id}
            className="input min-w-0 grow [appearance:auto]"
            value={sort ? `${sort.head}:${sort.direction}` : ""}
            onChange={({ target }) =>
              onSearch({ ...search, sort: sorts[target.selectedIndex - 1] ?? null })
            }
          >
            <option value="">{tableText("newestFirst")}</option>
            {sorts.map(({ head, direction }) => (
              <option key={`${head}:${direction}`} value={`${head}:${direction}`}>
                {tableText("sortedBy", { head, direction: WORDS[direction] })}
              </option>
            ))}
          </select>
        </div>
      ) : null}
    </div>
  )
}
