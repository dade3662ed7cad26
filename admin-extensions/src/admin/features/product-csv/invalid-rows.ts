import { BYTE_ORDER_MARK, csvLine } from "../../../../../backend/src/contract/staff/csv"
import type { ImportVerdict } from "../../../../../backend/src/contract/product/product-import"

const PROBLEM = "problem"

/** The invalid rows as a file that the import takes once they are put right, each with its reason. */
export function badRowsFile(columns: readonly string[], rows: readonly ImportVerdict[]): Blob {
  const own = columns.flatMap((column, index) => (column === PROBLEM ? [] : [index]))
  const header = csvLine([...own.map((index) => columns[index] ?? ""), PROBLEM])
  const lines = rows
    .filter(({ verdict }) => verdict === "invalid")
    .map(({ cells = [], problems }) =>
      csvLine([...own.map((index) => cells[index] ?? ""), problems.map(sentence).join("; ")]),
    )
  return new Blob([BYTE_ORDER_MARK, header, ...lines], { type: "text/csv;charset=utf-8" })
}

function sentence({ column, message }: ImportVerdict["problems"][number]): string {
  return column === null ? message : `${column}: ${message}`
}
