import { open } from "node:fs/promises"
import {
  PROBLEM_COLUMN,
  productCsvSchema,
  type ProductColumn,
} from "../../../contract/product/product-csv"
import { declaredFields } from "../../../kit/registry/registry"
import { wrongField } from "../../../errors/shop-error"

const DELIMITERS = [",", ";", "\t"] as const
const LONGEST_HEADER = 4096

const columnSchema = productCsvSchema.keyof()

/** What a column of the file is: one of the shop's, or a plugin's field; null for one that nothing reads. */
export type CsvHeader = { names: string[]; columns: (ProductColumn | DeclaredColumn | null)[] }

export type DeclaredColumn = { field: string }

/** What parts the cells: the sign that the first line has most of. No column's name has any. */
export async function delimiterOf(path: string): Promise<string> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(LONGEST_HEADER), { position: 0 })
    const [first = ""] = buffer.toString("utf8", 0, bytesRead).split(/[\r\n]/)
    const count = (sign: string) => first.split(sign).length
    return [...DELIMITERS].sort((a, b) => count(b) - count(a))[0] ?? ","
  } finally {
    await file.close()
  }
}

/** The columns that a header names, in any order and case. Throws 400 for one that is not known. */
export function readHeader(cells: readonly string[]): CsvHeader {
  const names = cells.map((cell) => cell.trim().toLowerCase().replaceAll(" ", "_"))
  const columns = names.map((name, index) => {
    if (name === "" || name === PROBLEM_COLUMN) return null
    const column = columnSchema.safeParse(name).data ?? declaredColumn(name)
    if (!column) throw wrongField("file", `There is no column "${cells[index]}"`)
    if (names.indexOf(name) < index) throw wrongField("file", `The column "${name}" is there twice`)
    return column
  })
  if (!columns.includes("sku")) {
    throw wrongField("file", 'The first line must name the columns, "sku" among them')
  }
  return { names, columns }
}

function declaredColumn(name: string): DeclaredColumn | undefined {
  const known = declaredFields("product").find(({ told }) => told.field.toLowerCase() === name)
  return known && { field: known.told.field }
}
