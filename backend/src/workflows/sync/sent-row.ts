import { PROBLEM_COLUMN } from "../../contract/staff/file-import"
import type { SyncFormat } from "../../contract/sync/sync-run"

/** A row of a file as it came: of NDJSON its line, of CSV its cells as a JSON list. */
export type SentRow = {
  /** The line that it begins at. */
  row: number
  sent: string
}

export type SentFile = { format: SyncFormat; columns: readonly string[] }

export type RowValue = Record<string, unknown>

/** JSON's way of writing what PostgreSQL cannot keep: the zero character, half a surrogate pair. */
const FORBIDDEN = /(?<!\\)(?:\\\\)*\\u(0000|d[89a-f])/i

/** What a row says, by field; a sentence where it cannot be read. */
export function valueOf(sent: string, { format, columns }: SentFile): RowValue | string {
  const parsed = parse(sent)
  if (format === "csv") return ofCells(parsed as string[], columns)
  if (typeof parsed !== "object" || parsed === null || Array.isArray(parsed)) {
    return "The line is no JSON object"
  }
  if (FORBIDDEN.test(sent) && FORBIDDEN.test(JSON.stringify(parsed))) {
    return "The line holds a sign that is no text"
  }
  return parsed as RowValue
}

function ofCells(cells: readonly string[], columns: readonly string[]): RowValue | string {
  if (cells.length !== columns.length) return "The row has more or fewer cells than the header"
  const pairs = columns.map((column, at) => [column, cells[at] ?? ""] as const)
  return Object.fromEntries(pairs.filter(([column]) => column !== "" && column !== PROBLEM_COLUMN))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
