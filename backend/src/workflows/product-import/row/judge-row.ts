import type { RowResult } from "../../../contract/staff/file-import"
import { PRODUCT_COLUMNS } from "../../../contract/product/product-csv"
import type { CsvProduct } from "../../../queries/product-csv/product-rows"
import type { FieldValues } from "../../../queries/field/field-values"
import { readFieldCells } from "./field-cells"
import { readCells, type RowValues } from "./read-cells"
import { rowProblems } from "./row-problems"
import { cellsOf, type RowCells } from "./row-cells"
import { uniqueKey, type ImportContext, type UniqueColumn } from "../import-context"
import type { CsvRow } from "./csv-row"

export type JudgedRow = {
  result: RowResult
  /** What the row would change; null for a new product. */
  product: CsvProduct | null
  /** What it gives: all of a new product, else what changes. */
  values: Partial<RowValues>
  /** The same of fields that plugins declared. */
  fields: FieldValues
}

const NOTHING = Object.fromEntries(PRODUCT_COLUMNS.map((column) => [column, ""])) as RowCells

/** What a row would do to the shop, or why it cannot; nothing is changed yet. */
export function judgeRow(row: CsvRow, known: ImportContext): JudgedRow {
  const key = rowKey(row)
  const product = known.products.get(key) ?? null
  const current = product ? cellsOf(product) : NOTHING
  const cells = { ...row.cells, sku: key, ...(!product && { status: statusOf(row) }) }
  const { values, changes, problems } = readCells(cells, { current, categories: known.categories })
  const declared = readFieldCells(row.fields, product?.fields ?? {})
  const { fields } = declared
  const all = [
    ...problems,
    ...declared.problems,
    ...rowProblems({ key, cells, known, product, values, fields }),
  ]
  if (!row.isWhole) {
    all.unshift({ column: null, message: "The row has more or fewer cells than the header" })
  }
  const told = { line: row.line, sku: key, changes: [], problems: [] }
  if (all.length > 0) {
    const result = { ...told, outcome: "invalid" as const, problems: all, cells: row.raw }
    return { result, product, values: {}, fields: {} }
  }
  if (!product) return { result: { ...told, outcome: "create" }, product, values, fields }
  const both = [...changes, ...declared.changes]
  const outcome = both.length > 0 ? ("update" as const) : ("unchanged" as const)
  return { result: { ...told, outcome, changes: both }, product, values, fields }
}

/** What names the row's variant. */
export function rowKey({ cells }: Pick<CsvRow, "cells">): string {
  return (cells.sku ?? "").trim()
}

/** A new product is sold at once, as one of /api/v1 is, unless its row says something else. */
function statusOf({ cells }: CsvRow): string {
  return cells.status?.trim() || "published"
}

/** Keeps in mind which names and EANs a row gives and lets go, for the rows behind it. */
export function rememberNames({ result, product, values }: JudgedRow, known: ImportContext): void {
  const { given, released } = known.names
  const before = { title: product?.title, ean: product?.ean }
  for (const column of ["title", "ean"] satisfies UniqueColumn[]) {
    const now = values[column]
    if (now === undefined) continue
    const old = before[column]
    if (old) released.add(uniqueKey(column, old))
    if (now) given.set(uniqueKey(column, now), result.line)
  }
}
