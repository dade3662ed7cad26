import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { ImportCounts, ImportLine } from "../../contract/product/product-import"
import { claimNames, judgeRow, type JudgedRow } from "./judge-row"
import { productHandle } from "./product-handle"
import type { SheetKnown } from "./sheet-known"
import { createSheetProductWorkflow } from "./workflows/create-sheet-product"
import { updateSheetProductWorkflow } from "./workflows/update-sheet-product"
import { asError } from "../../errors/as-error"
import type { SheetFile, SheetRow } from "./sheet-row"
import { readFileKnown, readRowsKnown } from "./known-products"
import { toFailure } from "../../errors/to-failure"
import { orDatabaseRefusal } from "../../errors/database-refusal"

/** Rows that are looked up together. */
const CHUNK = 200

type Import = { sheet: SheetFile; isDryRun: boolean }

/**
 * Judges a file's rows one by one and, unless it is a dry run, does what the good ones say before
 * the verdict is told: each row whole or not at all. What is not taken is not gone on with.
 */
export async function* importSheet(
  container: MedusaContainer,
  { sheet, isDryRun }: Import,
): AsyncGenerator<ImportLine, void> {
  const { columns, rows } = sheet
  yield { type: "file", columns, rows, dry_run: isDryRun }
  const counts: ImportCounts = { rows: 0, create: 0, update: 0, unchanged: 0, invalid: 0 }
  try {
    const file = await readFileKnown(container, sheet)
    for await (const chunk of chunksOf(sheet.read())) {
      const known = await readRowsKnown(container, chunk, file)
      for (const row of chunk) {
        const judged = judgeRow(row, known)
        const { verdict } = isDryRun ? judged : await carryOut(container, { judged, row, known })
        if (verdict.verdict !== "invalid") claimNames(judged, known)
        counts.rows += 1
        counts[verdict.verdict] += 1
        yield { type: "row", ...verdict }
      }
    }
    yield { type: "done", ...counts }
  } catch (error) {
    container.resolve(ContainerRegistrationKeys.LOGGER).error("An import broke off", asError(error))
    yield { type: "broken", message: toFailure(error).body.message }
  }
}

async function* chunksOf(rows: AsyncIterable<SheetRow>): AsyncGenerator<SheetRow[], void> {
  let chunk: SheetRow[] = []
  for await (const row of rows) {
    chunk.push(row)
    if (chunk.length < CHUNK) continue
    yield chunk
    chunk = []
  }
  if (chunk.length > 0) yield chunk
}

type InHand = { judged: JudgedRow; row: SheetRow; known: SheetKnown }

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
    const { line, sku } = judged.verdict
    const verdict = { line, sku, verdict: "invalid" as const, changes: [], problems }
    return { ...judged, verdict: { ...verdict, cells: row.raw } }
  }
}

async function write(container: MedusaContainer, { judged, known }: InHand): Promise<void> {
  const { verdict, product, values } = judged
  if (verdict.verdict === "update" && product) {
    await updateSheetProductWorkflow(container).run({ input: { product, values } })
  } else if (verdict.verdict === "create") {
    const isTaken = (handle: string) =>
      known.taken.some(({ kind, wanted }) => kind === "handle" && wanted === handle)
    const handle = productHandle(verdict.sku, isTaken)
    await createSheetProductWorkflow(container).run({ input: { handle, values } })
  }
}
