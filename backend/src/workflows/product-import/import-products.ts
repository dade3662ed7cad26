import type { MedusaContainer } from "@medusajs/framework/types"
import type { ImportLine, RowResult } from "../../contract/staff/file-import"
import { rememberNames, judgeRow, type JudgedRow } from "./row/judge-row"
import { batchOf } from "./batch-of"
import type { ImportContext } from "./import-context"
import { importBatchWorkflow } from "./batch/import-batch"
import { mapYielding } from "./batch/map-yielding"
import { settleRows } from "./batch/settle-rows"
import { importLines } from "../file-import/import-lines"
import type { CsvFile, CsvRow } from "./row/csv-row"
import { readFileContext, readImportContext } from "./read-import-context"

/** Rows that are looked up together. */
const CHUNK = 200

type Import = { file: CsvFile; isDryRun: boolean }

/**
 * Judges a file's rows one by one and, unless it is a dry run, does what the good ones say before
 * their results are told, some hundred in one transaction.
 */
export function importProducts(
  container: MedusaContainer,
  { file, isDryRun }: Import,
): AsyncGenerator<ImportLine, void> {
  const { columns, rows } = file
  async function* chunks() {
    const context = await readFileContext(container, file)
    for await (const chunk of chunksOf(file.read())) {
      const known = await readImportContext(container, chunk, context)
      const judged = await mapYielding(chunk, (row) => {
        const one = judgeRow(row, known)
        if (one.result.outcome !== "invalid") rememberNames(one, known)
        return { ...one, row }
      })
      yield isDryRun
        ? judged.map(({ result }) => result)
        : await carryOut(container, { judged, known })
    }
  }
  return importLines(container, { columns, rows, isDryRun }, chunks())
}

async function* chunksOf(rows: AsyncIterable<CsvRow>): AsyncGenerator<CsvRow[], void> {
  let chunk: CsvRow[] = []
  for await (const row of rows) {
    chunk.push(row)
    if (chunk.length < CHUNK) continue
    yield chunk
    chunk = []
  }
  if (chunk.length > 0) yield chunk
}

type Judged = JudgedRow & { row: CsvRow }

type InHand = { judged: readonly Judged[]; known: ImportContext }

/** The rows as they ended; what went wrong meanwhile, such as a name that somebody took, is a row's problem. */
async function carryOut(
  container: MedusaContainer,
  { judged, known }: InHand,
): Promise<RowResult[]> {
  const good = judged.filter(({ result: { outcome } }) => WRITTEN.includes(outcome))
  const settled = await settleRows<Judged, RowResult>(container, good, {
    write: async (rows) => {
      await importBatchWorkflow(container).run({ input: batchOf(rows, known) })
      return rows.map(({ result }) => result)
    },
    refuse: ({ result: { line, sku }, row }, message) => {
      const problems = [{ column: null, message }]
      return { line, sku, outcome: "invalid", changes: [], problems, cells: row.raw }
    },
  })
  const byLine = new Map(settled.map((result) => [result.line, result]))
  return judged.map(({ result }) => byLine.get(result.line) ?? result)
}

const WRITTEN: readonly string[] = ["create", "update"]
