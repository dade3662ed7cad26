import { figure } from "../../../contract/figure"
import { fromHarmless } from "../../../contract/staff/csv"
import {
  FITMENT_COLUMNS,
  MOST_FITMENT_ROWS,
  type FitmentColumn,
} from "../../../contract/vehicle/fitment-csv"
import { wrongField } from "../../../errors/shop-error"
import type {
  FitmentFile,
  FitmentRow,
  PartRows,
} from "../../../workflows/fitment-import/fitment-row"
import { readColumns, type CsvColumns } from "../csv/csv-columns"
import { delimiterOf } from "../csv/csv-delimiter"
import { csvRecords } from "../csv/csv-records"

const COLUMNS = new Map(FITMENT_COLUMNS.map((column) => [column as string, column]))

/** Looks through a fitment file once. Throws 400 for one that no row of can be trusted. */
export async function openFitmentFile(path: string): Promise<FitmentFile> {
  const delimiter = await delimiterOf(path)
  const counts = new Map<string, number>()
  let names: string[] = []
  let rows = 0
  const read = () => fitmentRows(path, delimiter, (header) => (names = header.names))
  for await (const row of read()) {
    rows += 1
    if (rows > MOST_FITMENT_ROWS) {
      throw wrongField("file", `A file may have at most ${figure(MOST_FITMENT_ROWS)} rows`)
    }
    counts.set(skuOf(row), (counts.get(skuOf(row)) ?? 0) + 1)
  }
  if (rows === 0) throw wrongField("file", "The file has no rows")
  return { columns: names, rows, read: () => byPart(read(), counts) }
}

function skuOf({ cells }: FitmentRow): string {
  return cells.sku?.trim() ?? ""
}

/** A part's rows together as soon as the last one is read: a file in order keeps one part's alone. */
async function* byPart(
  rows: AsyncIterable<FitmentRow>,
  counts: ReadonlyMap<string, number>,
): AsyncGenerator<PartRows, void> {
  const waiting = new Map<string, FitmentRow[]>()
  for await (const row of rows) {
    const sku = skuOf(row)
    const there = waiting.get(sku) ?? []
    there.push(row)
    if (there.length < (counts.get(sku) ?? 0)) {
      waiting.set(sku, there)
    } else {
      waiting.delete(sku)
      yield { sku, rows: there }
    }
  }
}

async function* fitmentRows(
  path: string,
  delimiter: string,
  onHeader: (header: CsvColumns<FitmentColumn>) => void,
): AsyncGenerator<FitmentRow, void> {
  let header: CsvColumns<FitmentColumn> | undefined
  for await (const { line, cells } of csvRecords(path, delimiter)) {
    if (cells.every((cell) => cell.trim() === "")) continue
    if (header) {
      yield toRow({ line, texts: cells.map(fromHarmless) }, header)
    } else {
      header = readColumns(cells, (name) => COLUMNS.get(name))
      onHeader(header)
    }
  }
}

function toRow(
  { line, texts }: { line: number; texts: string[] },
  { columns }: CsvColumns<FitmentColumn>,
): FitmentRow {
  const cells: FitmentRow["cells"] = {}
  for (const [index, column] of columns.entries()) {
    const text = texts[index]
    if (column !== null && text !== undefined) cells[column] = text
  }
  return { line, cells, raw: texts, isWhole: texts.length === columns.length }
}
