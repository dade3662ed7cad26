import { cellsOf, separatorOf } from "./cells"
import { columnsOf, type Columns } from "./columns"
import { readingsOf, readingByColumns, type Reading } from "./readings"

/** A line of a buyer's list that names a part. */
export type TypedRow = {
  /** Its number in the text, from 1. */
  line: number
  /** As it stands there. */
  text: string
  /** What it may mean, the likelier first: `34 11 6 792` may be a number, or 792 pieces. */
  readings: readonly [Reading, ...Reading[]]
}

const BYTE_ORDER_MARK = /^\uFEFF/

/** The rows of a list as people have it: pasted, typed, or of a file. Empty lines and its head are none. */
export function parseList(list: string): TypedRow[] {
  const lines = linesOf(list)
  const first = lines.findIndex((text) => text.trim() !== "")
  const columns = first < 0 ? undefined : columnsOf(lines[first] ?? "")
  return lines.flatMap((text, index) => {
    if (text.trim() === "" || (columns && index === first)) return []
    return { line: index + 1, text, readings: readings(text, columns) }
  })
}

/** The lines of a text, as they are counted. */
export function linesOf(list: string): string[] {
  return list.replace(BYTE_ORDER_MARK, "").split(/\r\n|\r|\n/)
}

function readings(text: string, columns: Columns | undefined): TypedRow["readings"] {
  if (columns) {
    const cells = cellsOf(text, columns.separator)
    const reading = cells.length > 1 ? readingByColumns(cells, columns) : undefined
    if (reading) return [reading]
  }
  return readingsOf(text, separatorOf(text))
}
