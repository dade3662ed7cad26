import type { CsvProduct } from "../../queries/product-csv/product-rows"
import type { CsvCategory, TakenValue } from "../../queries/product-csv/import-facts"

/** What rows are judged against: what the shop has, and what earlier rows of the file did. */
export type ImportContext = {
  /** By key. */
  products: ReadonlyMap<string, CsvProduct>
  taken: readonly TakenValue[]
  categories: readonly CsvCategory[]
  /** The least that one order may have where a product says nothing else. */
  shopMinimum: number
  /** For a SKU that several rows have: their lines. */
  doubles: ReadonlyMap<string, readonly number[]>
  names: FileNames
}

/** Which names and EANs the rows so far gave, with their lines, and which they let go. */
export type FileNames = { given: Map<string, number>; released: Set<string> }

export type UniqueColumn = "title" | "ean"

/** Names are compared as the index on product names does, whatever their case. */
export function uniqueKey(column: UniqueColumn, text: string): string {
  return `${column}:${text.trim().toLowerCase()}`
}
