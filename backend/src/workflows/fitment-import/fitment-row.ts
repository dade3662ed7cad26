import type { FitmentColumn } from "../../contract/vehicle/fitment-csv"

/** A row of a fitment file as it was read; `cells` has the columns that the file has. */
export type FitmentRow = {
  line: number
  cells: Partial<Record<FitmentColumn, string>>
  /** The row as it stands in the file, to be given back. */
  raw: string[]
  /** Whether it has as many cells as the header. */
  isWhole: boolean
}

/** All rows of a file that name one part, in their order. */
export type PartRows = { sku: string; rows: FitmentRow[] }

/** A file that was looked through once: every part's rows can be read together. */
export type FitmentFile = {
  columns: string[]
  rows: number
  read(): AsyncGenerator<PartRows, void>
}
