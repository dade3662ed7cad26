import { PRODUCT_COLUMNS } from "../../../contract/product/product-csv"
import { fromHarmless } from "../../../contract/staff/csv"
import { SYNC_COLUMNS } from "../../../contract/sync/sync-rows"
import type { SyncFormat, SyncKind } from "../../../contract/sync/sync-run"
import { PROBLEM_COLUMN } from "../../../contract/staff/file-import"
import { wrongField } from "../../../errors/shop-error"
import { fieldColumns } from "../../../workflows/product-import/row/field-cells"
import type { SentFile, SentRow } from "../../../workflows/sync/sent-row"
import { withDecimalPoint } from "../product-csv/csv-file"
import { readColumns } from "../csv/csv-columns"
import { delimiterOf } from "../csv/csv-delimiter"
import { csvRecords, fileText, LONGEST_RECORD } from "../csv/csv-records"

/** Rows in pieces, as the file is read: a promise for each of a million is garbage as well. */
export type SyncFile = SentFile & { rows: AsyncIterable<readonly SentRow[]> }

/** Opens what was sent for reading. Throws 400 for what no row of can be trusted. */
export async function openSyncFile(
  path: string,
  { kind, format }: { kind: SyncKind; format: SyncFormat },
): Promise<SyncFile> {
  if (format === "ndjson") return { format, columns: [], rows: jsonLines(path) }
  const delimiter = await delimiterOf(path)
  const records = csvRecords(path, delimiter)
  const header = await records.next()
  const columns = header.done ? [] : columnsOf(header.value.cells, kind)
  return { format, columns, rows: csvLines(records, { columns, delimiter }) }
}

const keysOf = (kind: SyncKind) => [kind === "customers" ? "email" : "sku", "external_id"]

/** Columns in the order of the file; an empty name is one that nobody reads. */
function columnsOf(cells: readonly string[], kind: SyncKind): string[] {
  const more = kind === "products" ? [...PRODUCT_COLUMNS, ...fieldColumns()] : []
  const known = new Map([...SYNC_COLUMNS[kind], ...more].map((name) => [name.toLowerCase(), name]))
  const { names, columns } = readColumns(cells, (name) => known.get(name), keysOf(kind))
  return columns.map((column, at) => column ?? (names[at] === PROBLEM_COLUMN ? PROBLEM_COLUMN : ""))
}

type Header = { columns: readonly string[]; delimiter: string }

async function* csvLines(
  records: ReturnType<typeof csvRecords>,
  { columns, delimiter }: Header,
): AsyncGenerator<SentRow[], void> {
  for await (const { line, cells } of records) {
    if (cells.every((cell) => cell.trim() === "")) continue
    const texts = cells.map((cell, at) =>
      withDecimalPoint(fromHarmless(cell), { column: columns[at], delimiter }),
    )
    yield [{ row: line, sent: JSON.stringify(texts) }]
  }
}

async function* jsonLines(path: string): AsyncGenerator<SentRow[], void> {
  let row = 0
  for await (const lines of linesOf(path)) {
    const rows: SentRow[] = []
    for (const sent of lines) {
      row += 1
      if (sent.length > LONGEST_RECORD) throw wrongField("file", `Line ${row} is too long`)
      if (sent.trim() !== "") rows.push({ row, sent })
    }
    yield rows
  }
}

async function* linesOf(path: string): AsyncGenerator<string[], void> {
  let rest = ""
  for await (const text of fileText(path)) {
    const lines = (rest + text).split("\n")
    rest = lines.pop() ?? ""
    yield lines
    // The caller refuses it: nobody waits for the end of a line that has none.
    if (rest.length > LONGEST_RECORD) break
  }
  if (rest) yield [rest]
}
