import { json2csv } from "json-2-csv"

/** A cell of CSV; null is an empty one. */
export type Cell = string | number | null
/** A column: where its value is in a row, and its head. */
export type Column = { field: string; title: string }
type Rows = readonly Readonly<Record<string, Cell>>[]

/** What spreadsheets take for a formula, also behind spaces. */
const FORMULA = /^\s*[=+\-@]|^[\t\r\n]/

/**
 * Pages of rows as RFC 4180, one text a page. The mark at the beginning has Excel read UTF-8; a text
 * that a spreadsheet would reckon begins with an apostrophe, which makes it text. Numbers stay.
 */
export async function* csvText(
  columns: readonly Column[],
  pages: AsyncIterable<Rows> | Iterable<Rows>,
): AsyncGenerator<string> {
  const options = { keys: [...columns], delimiter: { eol: "\r\n" }, emptyFieldValue: "" }
  let head = json2csv([], { ...options, excelBOM: true })
  for await (const rows of pages) {
    const body = json2csv(rows.map(withoutFormulas), { ...options, prependHeader: false })
    yield head + (rows.length > 0 ? `${body}\r\n` : "")
    head = ""
  }
}

function withoutFormulas(row: Rows[number]): Record<string, Cell> {
  return Object.fromEntries(Object.entries(row).map(([field, cell]) => [field, harmless(cell)]))
}

function harmless(cell: Cell): Cell {
  return typeof cell === "string" && FORMULA.test(cell) ? `'${cell}` : cell
}
