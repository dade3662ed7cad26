import { figure } from "../../../contract/figure"
import { fromHarmless } from "../../../contract/staff/csv"
import { MOST_IMPORT_ROWS } from "../../../contract/product/product-import"
import type { ProductColumn } from "../../../contract/product/product-csv"
import { rowKey } from "../../../workflows/product-import/row/judge-row"
import type { CsvFile, CsvRow } from "../../../workflows/product-import/row/csv-row"
import { delimiterOf } from "../csv/csv-delimiter"
import { csvRecords } from "../csv/csv-records"
import { readHeader, type CsvHeader } from "./csv-header"
import { wrongField } from "../../../errors/shop-error"

/** Spreadsheets that part cells by semicolons write a decimal comma. */
const NUMBERS: readonly string[] = ["price", "weight"] satisfies ProductColumn[]
const DECIMAL_COMMA = /^(\s*\d+),(\d+\s*)$/

/** Looks through a product file once. Throws 400 for one that no row of can be trusted. */
export async function openCsvFile(path: string): Promise<CsvFile> {
  const delimiter = await delimiterOf(path)
  const lines = new Map<string, number[]>()
  let names: string[] = []
  let rows = 0
  const read = () => csvRows(path, delimiter, (header) => (names = header.names))
  for await (const row of read()) {
    rows += 1
    if (rows > MOST_IMPORT_ROWS) {
      throw wrongField("file", `A file may have at most ${figure(MOST_IMPORT_ROWS)} rows`)
    }
    const key = rowKey(row)
    const before = lines.get(key)
    if (before) before.push(row.line)
    else if (key) lines.set(key, [row.line])
  }
  if (rows === 0) throw wrongField("file", "The file has no rows")
  const doubles = new Map([...lines].filter(([, where]) => where.length > 1))
  return { columns: names, rows, doubles, read }
}

async function* csvRows(
  path: string,
  delimiter: string,
  onHeader: (header: CsvHeader) => void,
): AsyncGenerator<CsvRow, void> {
  let header: CsvHeader | undefined
  for await (const { line, cells } of csvRecords(path, delimiter)) {
    if (cells.every((cell) => cell.trim() === "")) continue
    if (header) {
      yield toRow({ line, texts: cells.map(fromHarmless) }, header, delimiter)
    } else {
      header = readHeader(cells)
      onHeader(header)
    }
  }
}

function toRow(
  { line, texts }: { line: number; texts: string[] },
  { columns }: CsvHeader,
  delimiter: string,
): CsvRow {
  const cells: CsvRow["cells"] = {}
  const fields: CsvRow["fields"] = {}
  const raw = [...texts]
  for (const [index, column] of columns.entries()) {
    const text = texts[index]
    if (column === null || text === undefined) continue
    if (typeof column === "object") {
      raw[index] = fields[column.field] = text
      continue
    }
    raw[index] = cells[column] = withDecimalPoint(text, { column, delimiter })
  }
  return { line, cells, fields, raw, isWhole: raw.length === columns.length }
}

/** A number as a file parted by this sign writes it, with a point; any other text as it is. */
export function withDecimalPoint(
  text: string,
  { column, delimiter }: { column: string | undefined; delimiter: string },
): string {
  const isNumber = delimiter !== "," && column !== undefined && NUMBERS.includes(column)
  return isNumber ? text.replace(DECIMAL_COMMA, "$1.$2") : text
}
