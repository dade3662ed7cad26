import type { ProductColumn } from "../../contract/product/product-csv"

/** A row of a file: its cells by column, of the columns that the file has. */
export type SheetRow = {
  /** Where it begins; the header is line 1. */
  line: number
  cells: Partial<Record<ProductColumn, string>>
  /** All of them as the file has them, with decimal points, to be given back. */
  raw: string[]
  /** Whether it has as many cells as the header. */
  isWhole: boolean
}
