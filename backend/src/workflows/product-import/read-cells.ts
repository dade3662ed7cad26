import { joinList } from "../../contract/product/cell-list"
import type { ImportVerdict } from "../../contract/product/product-import"
import {
  PRODUCT_COLUMNS,
  productSheetSchema,
  type ProductColumn,
  type ProductSheet,
} from "../../contract/product/product-csv"
import type { SheetCategory } from "../../queries/product/product-csv-facts"
import { findCategories } from "./find-categories"
import { written, type SheetCells } from "./sheet-cells"

export type Problem = ImportVerdict["problems"][number]

/** The values that a row gives; categories by id. */
export type SheetValues = ProductSheet

export type CellsRead = {
  values: Partial<SheetValues>
  changes: (ImportVerdict["changes"][number] & { column: ProductColumn })[]
  problems: Problem[]
}

type Against = { current: SheetCells; categories: readonly SheetCategory[] }

/**
 * What a row says that `current` does not. A cell that is as the export writes it is not judged: a
 * shop may hold what the file's rules would refuse, and it stays as it is.
 */
export function readCells(cells: Partial<SheetCells>, against: Against): CellsRead {
  const values: Record<string, unknown> = {}
  const read: CellsRead = { values, changes: [], problems: [] }
  for (const column of PRODUCT_COLUMNS) {
    const text = cells[column]
    const from = against.current[column]
    if (text === undefined || text === from) continue
    const cell = readCell(column, text, against.categories)
    if ("messages" in cell) {
      read.problems.push(...cell.messages.map((message) => ({ column, message })))
    } else if (cell.text !== from) {
      values[column] = cell.value
      read.changes.push({ column, from, to: cell.text })
    }
  }
  return read
}

type Cell = { value: unknown; text: string } | { messages: string[] }

function readCell(column: ProductColumn, text: string, categories: readonly SheetCategory[]): Cell {
  const { data, error } = productSheetSchema.shape[column].safeParse(text)
  if (error) return { messages: [...new Set(error.issues.map(({ message }) => message))] }
  if (column !== "category") return { value: data, text: written(data) }
  const sought = findCategories(productSheetSchema.shape.category.parse(text), categories)
  if ("message" in sought) return { messages: [sought.message] }
  const { found } = sought
  return {
    value: found.map(({ id }) => id),
    text: joinList(found.map(({ handle }) => handle)),
  }
}
