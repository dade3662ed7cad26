import type { ReactNode } from "react"

export type Direction = "asc" | "desc"

export type Column<Row> = {
  head: string
  cell: (row: Row) => ReactNode
  /** Figures stand at the right, one under the other. */
  figures?: boolean
  /** Prose: on a card it takes the whole width. */
  prose?: boolean
  /** What the list is about: it has the room that others can do without. */
  wide?: boolean
  /** Said elsewhere, too: not in a table of less than 1280 pixels, whose columns are narrow. */
  spare?: boolean
  /** What rows are sorted by; without it the column sorts nothing. */
  sortBy?: (row: Row) => string | number
  /** The ways it can be sorted, in the order in which they are offered; both where none is named. */
  directions?: readonly Direction[]
}

/** What takes a spare column out, heads and cells; a card has it. */
export const SPARE = "md:max-xl:hidden print:table-cell"

export type Sort = { head: string; direction: Direction }

/** What the reader asked of a list. */
export type TableSearch = { q: string; sort: Sort | null }

export const NO_SEARCH: TableSearch = { q: "", sort: null }

const BOTH: readonly Direction[] = ["asc", "desc"]

/** The directions of a column that can be sorted, none for the others. */
export function directionsOf<Row>({ sortBy, directions = BOTH }: Column<Row>) {
  return sortBy ? directions : []
}

/** The sort after another press of a column's head: its directions in turn, then none. */
export function nextSort<Row>(column: Column<Row>, sort: Sort | null): Sort | null {
  const directions = directionsOf(column)
  const now = sort?.head === column.head ? directions.indexOf(sort.direction) : -1
  const direction = directions[now + 1]
  return direction ? { head: column.head, direction } : null
}
