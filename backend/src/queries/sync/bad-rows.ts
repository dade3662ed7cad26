import type { MedusaContainer } from "@medusajs/framework/types"
import { PROBLEM_COLUMN } from "../../contract/staff/file-import"
import { BYTE_ORDER_MARK, csvLine } from "../../contract/staff/csv"
import type { SyncFormat } from "../../contract/sync/sync-run"
import { queryPrepared } from "../database/prepared-query"

const PAGE = 1000

type BadRow = { row: number; sent: string; problem: string }

const ROWS = `select row, sent, problem from sync_bad_row
  where run_id = :id and row > :after order by row limit ${PAGE}`

const FILE = "select format, columns from sync_run where id = :id"

export type BadRowsFile = { format: SyncFormat; text: AsyncIterable<string> }

/**
 * What a run refused, as a file of its own format that can be mended and sent again: each row says
 * what is wrong with it, which nobody reads then. Undefined where there is no such run.
 */
export async function openBadRows(
  container: MedusaContainer,
  id: string,
): Promise<BadRowsFile | undefined> {
  type File = { format: SyncFormat; columns: string[] }
  const [file] = await queryPrepared<File>(container, FILE, { id })
  if (!file) return undefined
  const rows = badRows(container, id)
  return {
    format: file.format,
    text: file.format === "csv" ? csv(file.columns, rows) : ndjson(rows),
  }
}

async function* badRows(container: MedusaContainer, id: string): AsyncGenerator<BadRow, void> {
  let after = -1
  for (;;) {
    const rows = await queryPrepared<BadRow>(container, ROWS, { id, after })
    yield* rows
    after = rows.at(-1)?.row ?? after
    if (rows.length < PAGE) return
  }
}

async function* csv(columns: string[], rows: AsyncIterable<BadRow>): AsyncGenerator<string, void> {
  const own = columns.indexOf(PROBLEM_COLUMN)
  const without = <Cell>(cells: Cell[]) => cells.filter((_, at) => at !== own)
  yield BYTE_ORDER_MARK + csvLine([...without(columns), PROBLEM_COLUMN])
  for await (const { sent, problem } of rows) {
    yield csvLine([...without(JSON.parse(sent) as string[]), problem])
  }
}

async function* ndjson(rows: AsyncIterable<BadRow>): AsyncGenerator<string, void> {
  for await (const { sent, problem } of rows) yield `${withProblem(sent, problem)}\n`
}

/** A line that is no object stays as it came: it has no room for a word about it. */
function withProblem(sent: string, problem: string): string {
  try {
    const value: unknown = JSON.parse(sent)
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value)
    return isObject ? JSON.stringify({ ...value, [PROBLEM_COLUMN]: problem }) : sent
  } catch {
    return sent
  }
}
