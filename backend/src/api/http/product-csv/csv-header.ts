import { productCsvSchema, type ProductColumn } from "../../../contract/product/product-csv"
import { declaredFields } from "../../../kit/registry/registry"
import { readColumns, type CsvColumns } from "../csv/csv-columns"

const columnSchema = productCsvSchema.keyof()

/** What a column of the file is: one of the shop's, or a plugin's field. */
export type CsvHeader = CsvColumns<ProductColumn | DeclaredColumn>

export type DeclaredColumn = { field: string }

/** The columns that a header names, in any order and case. Throws 400 for one that is not known. */
export function readHeader(cells: readonly string[]): CsvHeader {
  return readColumns(cells, (name) => columnSchema.safeParse(name).data ?? declaredColumn(name))
}

function declaredColumn(name: string): DeclaredColumn | undefined {
  const known = declaredFields("product").find(({ told }) => told.field.toLowerCase() === name)
  return known && { field: known.told.field }
}
