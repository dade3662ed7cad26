import { PROBLEM_COLUMN } from "../../../contract/staff/file-import"
import { wrongField } from "../../../errors/shop-error"

/** The columns that a header names, as the file writes them and as `known` has them. */
export type CsvColumns<Column> = {
  names: string[]
  /** Null for one that nothing reads. */
  columns: (Column | null)[]
}

/**
 * Reads a header in any order and case. Throws 400 for a column that is not known, or there twice, and
 * where none of `keys` is there.
 */
export function readColumns<Column>(
  cells: readonly string[],
  known: (name: string) => Column | undefined,
  keys: readonly string[] = ["sku"],
): CsvColumns<Column> {
  const names = cells.map((cell) => cell.trim().toLowerCase().replaceAll(" ", "_"))
  const columns = names.map((name, index) => {
    if (name === "" || name === PROBLEM_COLUMN) return null
    const column = known(name)
    if (!column) throw wrongField("file", `There is no column "${cells[index]}"`)
    if (names.indexOf(name) < index) throw wrongField("file", `The column "${name}" is there twice`)
    return column
  })
  if (!keys.some((key) => names.includes(key))) {
    const some = keys.map((key) => `"${key}"`).join(" or ")
    throw wrongField("file", `The first line must name the columns, ${some} among them`)
  }
  return { names, columns }
}
