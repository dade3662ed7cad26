import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { readVersions } from "../../../queries/sync/versions"
import type { ImportContext } from "../../product-import/import-context"
import { mapYielding } from "../../product-import/batch/map-yielding"
import { readFileContext, readImportContext } from "../../product-import/read-import-context"
import type { CsvRow } from "../../product-import/row/csv-row"
import { judgeRow, type JudgedRow, rememberNames } from "../../product-import/row/judge-row"
import { recallNames } from "../dry-names"
import { type Named, nameParts } from "../name-parts"
import type { Outcome, Problem, RunInHand } from "../outcome"
import { type ReadRow, refused, staleness } from "../read-batch"
import type { ProductCells } from "./product-cells"

type PartValue = { sku?: string; external_id?: string; version?: number }

/** A row that names a part, as cells of the product file. */
export type PartRow = ReadRow<PartValue> & ProductCells

/** A row that is to be written, or whose version is to be kept in mind. */
export type TakenPart = JudgedRow & { new_id: string | undefined; version: number | undefined }

type JudgedBatch = {
  /** Of each row, in their order. */
  outcomes: Outcome[]
  taken: TakenPart[]
  known: ImportContext
}

type PartBatch = {
  run: RunInHand
  rows: readonly PartRow[]
}

type InHand = PartRow & { named: Named }

/** Judges rows as those of the product file are, by what the shop has at this moment. */
export async function judgeParts(
  container: MedusaContainer,
  { run, rows }: PartBatch,
): Promise<JudgedBatch> {
  const inHand = await withNames(container, rows)
  const good = inHand.filter((row) => problemsOf(row).length === 0)
  const known = await contextOf(container, { run, rows: good.map(csvRow) })
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const variants = [...known.products.values()].map(({ variant_id }) => variant_id)
  const versions = await readVersions(database, run.kind, variants)
  const last = new Map(good.map(({ named: { key }, staged: { row } }) => [key, row]))
  const taken: TakenPart[] = []
  const outcomes = await mapYielding(inHand, (row): Outcome => {
    const problems = problemsOf(row)
    if (problems.length > 0) return refused(row, problems)
    const { version } = row.value ?? {}
    const { key, new_id } = row.named
    const product = known.products.get(key)
    const stale = staleness(row, {
      ...{ version, last: last.get(key) },
      known: product && versions.get(product.variant_id),
    })
    if (stale) return stale
    const judged = judgeRow(csvRow(row), known)
    if (judged.result.outcome === "invalid") return refused(row, blamed(judged))
    rememberNames(judged, known)
    taken.push({ ...judged, new_id, version })
    return { row: row.staged.row, key: row.key, status: statusOf(judged, new_id), problems: [] }
  })
  return { outcomes, taken, known }
}

async function withNames(
  container: MedusaContainer,
  rows: readonly PartRow[],
): Promise<readonly InHand[]> {
  const names = await nameParts(
    container,
    rows.map(({ value }) => value ?? {}),
  )
  return rows.map((row, at) => ({ ...row, named: names[at] ?? { key: "", problems: [] } }))
}

async function contextOf(
  container: MedusaContainer,
  { run, rows }: { run: RunInHand; rows: readonly CsvRow[] },
): Promise<ImportContext> {
  const file = await readFileContext(container, { doubles: new Map() })
  const known = await readImportContext(container, rows, file)
  return run.is_dry_run ? recallNames(container, run, { known, rows }) : known
}

/** What cannot be read has no name to look for. */
function problemsOf({ value, problems, named }: InHand): readonly Problem[] {
  return value ? [...problems, ...named.problems] : problems
}

function csvRow({ staged: { row }, cells, fields, named: { key } }: InHand): CsvRow {
  return { line: row, cells: { ...cells, sku: key }, fields, raw: [], isWhole: true }
}

function blamed({ result }: JudgedRow): Problem[] {
  return result.problems.map(({ column, message }) => ({ field: column ?? "", message }))
}

function statusOf({ result: { outcome } }: JudgedRow, new_id: string | undefined) {
  if (outcome === "create") return "created"
  return outcome === "update" || new_id !== undefined ? "updated" : "unchanged"
}
