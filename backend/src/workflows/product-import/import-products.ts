import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { ImportCounts, ImportLine } from "../../contract/product/product-import"
import { rememberNames, judgeRow, type JudgedRow } from "./row/judge-row"
import { productHandle } from "./product-handle"
import type { ImportContext } from "./import-context"
import { importNewProductWorkflow } from "./workflows/import-new-product"
import { importChangedProductWorkflow } from "./workflows/import-changed-product"
import { asError } from "../../errors/as-error"
import type { CsvFile, CsvRow } from "./row/csv-row"
import { readFileContext, readImportContext } from "./read-import-context"
import { toFailure } from "../../errors/to-failure"
import { orDatabaseRefusal } from "../../errors/database-refusal"

/** Rows that are looked up together. */
const CHUNK = 200

type Import = { file: CsvFile; isDryRun: boolean }

/**
 * Judges a file's rows one by one and, unless it is a dry run, does what the good ones say before
 * its result is told: each row whole or not at all. What is not taken is not gone on with.
 */
export async function* importProducts(
  container: MedusaContainer,
  { file, isDryRun }: Import,
): AsyncGenerator<ImportLine, void> {
  const { columns, rows } = file
  yield { type: "file", columns, rows, dry_run: isDryRun }
  const counts: ImportCounts = { rows: 0, create: 0, update: 0, unchanged: 0, invalid: 0 }
  try {
    const context = await readFileContext(container, file)
    for await (const chunk of chunksOf(file.read())) {
      const known = await readImportContext(container, chunk, context)
      for (const row of chunk) {
        const judged = judgeRow(row, known)
        const { result } = isDryRun ? judged : await carryOut(container, { judged, row, known })
        if (result.outcome !== "invalid") rememberNames(judged, known)
        counts.rows += 1
        counts[result.outcome] += 1
        yield { type: "row", ...result }
      }
    }
    yield { type: "done", ...counts }
  } catch (error) {
    container.resolve(ContainerRegistrationKeys.LOGGER).error("An import broke off", asError(error))
    yield { type: "broken", message: toFailure(error).body.message }
  }
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

type InHand = { judged: JudgedRow; row: CsvRow; known: ImportContext }

/** The row as it ended; what went wrong meanwhile, such as a name that somebody took, is its problem. */
async function carryOut(container: MedusaContainer, inHand: InHand): Promise<JudgedRow> {
  const { judged, row } = inHand
  try {
    await write(container, inHand)
    return judged
  } catch (error) {
    const { status, body } = toFailure(orDatabaseRefusal(error))
    if (status >= 500) {
      const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
      logger.error(`Line ${row.line} of an import failed`, asError(error))
    }
    const problems = [{ column: null, message: body.message }]
    const { line, sku } = judged.result
    const result = { line, sku, outcome: "invalid" as const, changes: [], problems }
    return { ...judged, result: { ...result, cells: row.raw } }
  }
}

async function write(container: MedusaContainer, { judged, known }: InHand): Promise<void> {
  const { result, product, values, fields } = judged
  if (result.outcome === "update" && product) {
    await importChangedProductWorkflow(container).run({ input: { product, values, fields } })
  } else if (result.outcome === "create") {
    const isTaken = (handle: string) =>
      known.taken.some(({ kind, wanted }) => kind === "handle" && wanted === handle)
    const handle = productHandle(result.sku, isTaken)
    await importNewProductWorkflow(container).run({ input: { handle, values, fields } })
  }
}
