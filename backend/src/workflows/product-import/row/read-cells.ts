import { compiledSchema } from "../../../contract/compiled-schema"
import { joinList } from "../../../contract/product/cell-list"
import {
  PRODUCT_COLUMNS,
  type ProductColumn,
  type ProductCsvRow,
  productCsvSchema,
} from "../../../contract/product/product-csv"
import type { RowResult } from "../../../contract/staff/file-import"
import type { CsvCategory } from "../../../queries/product-csv/import-facts"
import { type RowCells, written } from "./row-cells"

type Found = { found: CsvCategory[] } | { message: string }

/** The categories that these handles or names mean, by handle; else why one of them means none. */
function findCategories(wanted: readonly string[], categories: readonly CsvCategory[]): Found {
  const found = new Map<string, CsvCategory>()
  for (const text of wanted) {
    const [category, another] = meant(text.toLowerCase(), categories)
    if (!category) return { message: `There is no category "${text}"` }
    if (another) return { message: `Several categories are called "${text}": write the handle` }
    found.set(category.handle, category)
  }
  return { found: [...found.keys()].sort().flatMap((handle) => found.get(handle) ?? []) }
}

function meant(text: string, categories: readonly CsvCategory[]): CsvCategory[] {
  const byHandle = categories.filter(({ handle }) => handle.toLowerCase() === text)
  return byHandle.length > 0
    ? byHandle
    : categories.filter(({ name }) => name.trim().toLowerCase() === text)
}

export type Problem = RowResult["problems"][number]

/** The values that a row gives; categories by id. */
export type RowValues = ProductCsvRow

export type CellsRead = {
  values: Partial<RowValues>
  changes: (RowResult["changes"][number] & { column: ProductColumn })[]
  problems: Problem[]
}

type Against = { current: RowCells; categories: readonly CsvCategory[] }

/**
 * What a row says that `current` does not. A cell that is as the export writes it is not judged: a
 * shop may hold what the file's rules would refuse, and it stays as it is.
 */
export function readCells(cells: Partial<RowCells>, against: Against): CellsRead {
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

function readCell(column: ProductColumn, text: string, categories: readonly CsvCategory[]): Cell {
  const { data, error } = compiledSchema(productCsvSchema.shape[column]).safeParse(text)
  if (error) return { messages: [...new Set(error.issues.map(({ message }) => message))] }
  if (column !== "category") return { value: data, text: written(data) }
  const sought = findCategories(productCsvSchema.shape.category.parse(text), categories)
  if ("message" in sought) return { messages: [sought.message] }
  const { found } = sought
  return {
    value: found.map(({ id }) => id),
    text: joinList(found.map(({ handle }) => handle)),
  }
}
