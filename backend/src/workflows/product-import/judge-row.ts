import type { ImportVerdict } from "../../contract/product/product-import"
import { PRODUCT_COLUMNS } from "../../contract/product/product-csv"
import type { SheetProduct } from "../../queries/product-csv/product-rows"
import { readCells, type SheetValues } from "./read-cells"
import { rowProblems } from "./row-problems"
import { cellsOf, type SheetCells } from "./sheet-cells"
import { claimKey, type SheetKnown, type UniqueColumn } from "./sheet-known"
import type { SheetRow } from "./sheet-row"

export type JudgedRow = {
  verdict: ImportVerdict
  /** What the row would change; null for a new product. */
  product: SheetProduct | null
  /** What it gives: all of a new product, else what changes. */
  values: Partial<SheetValues>
}

const NOTHING = Object.fromEntries(PRODUCT_COLUMNS.map((column) => [column, ""])) as SheetCells

/** What a row would do to the shop, or why it cannot; nothing is changed yet. */
export function judgeRow(row: SheetRow, known: SheetKnown): JudgedRow {
  const key = rowKey(row)
  const product = known.products.get(key) ?? null
  const current = product ? cellsOf(product) : NOTHING
  const cells = { ...row.cells, sku: key, ...(!product && { status: statusOf(row) }) }
  const { values, changes, problems } = readCells(cells, { current, categories: known.categories })
  const all = [...problems, ...rowProblems({ key, cells, known, product, values })]
  if (!row.isWhole) {
    all.unshift({ column: null, message: "The row has more or fewer cells than the header" })
  }
  const told = { line: row.line, sku: key, changes: [], problems: [] }
  if (all.length > 0) {
    const verdict = { ...told, verdict: "invalid" as const, problems: all, cells: row.raw }
    return { verdict, product, values: {} }
  }
  if (!product) return { verdict: { ...told, verdict: "create" }, product, values }
  const verdict = changes.length > 0 ? ("update" as const) : ("unchanged" as const)
  return { verdict: { ...told, verdict, changes }, product, values }
}

/** What names the row's variant. */
export function rowKey({ cells }: Pick<SheetRow, "cells">): string {
  return (cells.sku ?? "").trim()
}

/** A new product is sold at once, as one of /api/v1 is, unless its row says something else. */
function statusOf({ cells }: SheetRow): string {
  return cells.status?.trim() || "published"
}

/** Keeps in mind which names and EANs a row gives and lets go, for the rows behind it. */
export function claimNames({ verdict, product, values }: JudgedRow, known: SheetKnown): void {
  const { given, released } = known.claims
  const before = { title: product?.title, ean: product?.ean }
  for (const column of ["title", "ean"] satisfies UniqueColumn[]) {
    const now = values[column]
    if (now === undefined) continue
    const old = before[column]
    if (old) released.add(claimKey(column, old))
    if (now) given.set(claimKey(column, now), verdict.line)
  }
}
