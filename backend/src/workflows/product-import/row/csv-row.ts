import type { ProductColumn } from "../../../contract/product/product-csv"

/** A row of a file: its cells by column, of the columns that the file has. */
export type CsvRow = {
  /** Where it begins; the header is line 1. */
  line: number
  cells: Partial<Record<ProductColumn, string>>
  /** The same of fields that plugins declared of a product, by their names. */
  fields: Record<string, string>
  /** All of them as the file has them, with decimal points, to be given back. */
  raw: string[]
  /** Whether it has as many cells as the header. */
  isWhole: boolean
}

export type CsvFile = {
  /** The header's names, as the file has its columns. */
  columns: string[]
  /** How many rows hold anything. */
  rows: number
  /** For a SKU that several rows have: their lines. */
  doubles: ReadonlyMap<string, readonly number[]>
  /** The rows from the first on, read anew from the file: it is never in memory as a whole. */
  read(): AsyncGenerator<CsvRow, void>
}
