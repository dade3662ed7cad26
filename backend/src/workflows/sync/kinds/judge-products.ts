import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { syncProductSchema } from "../../../contract/sync/sync-rows"
import { readVersions } from "../../../queries/sync/versions"
import type { ImportContext } from "../../product-import/import-context"
import { mapYielding } from "../../product-import/batch/map-yielding"
import { readFileContext, readImportContext } from "../../product-import/read-import-context"
import type { CsvRow } from "../../product-import/row/csv-row"
import { judgeRow, type JudgedRow, rememberNames } from "../../product-import/row/judge-row"
import { recallNames } from "../dry-names"
import { type Named, nameParts } from "../name-parts"
import type { Batch, Outcome, Problem, RunInHand } from "../outcome"
import { newestRows, readBatch, type ReadRow, refused, staleness } from "../read-batch"
import { type ProductCells, productCells } from "./product-cells"

type PartValue = { sku?: string; external_id?: string; version?: number }

/** A row that names a part, as cells of the product file. */
type PartRow = ReadRow<PartValue> & ProductCells

/** A row that is to be written, or whose version is to be kept in mind. */
export type TakenPart = JudgedRow & { new_id: string | undefined; version: number | undefined }

type JudgedBatch = {
  /** Of each row, in their order. */
  outcomes: Outcome[]
  taken: TakenPart[]
  known: ImportContext
}

type InHand = PartRow & { named: Named }

/** Judges rows as those of the product file are, by what the shop has at this moment. */
export async function judgeProducts(
  container: MedusaContainer,
  batch: Batch,
): Promise<JudgedBatch> {
  const { run } = batch
  const inHand = await withNames(container, await readParts(batch))
  const good = inHand.filter((row) => problemsOf(row).length === 0)
  const known = await contextOf(container, { run, rows: good.map(csvRow) })
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const variants = [...known.products.values()].map(({ variant_id }) => variant_id)
  const versions = await readVersions(database, run.kind, variants)
  const newest = newestRows(good.map(versionOf))
  const taken: TakenPart[] = []
  const outcomes = await mapYielding(inHand, (row): Outcome => {
    const problems = problemsOf(row)
    if (problems.length > 0) return refused(row, problems)
    const { version } = row.value ?? {}
    const { key, new_id } = row.named
    const product = known.products.get(key)
    const stale = staleness(row, {
      ...{ version, newest: newest.get(thingOf(row)) },
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

async function readParts(batch: Batch): Promise<PartRow[]> {
  return mapYielding(await readBatch(batch, syncProductSchema), (row) => {
    const read = row.value ? productCells(row.value) : NO_CELLS
    return { ...row, ...read, problems: [...row.problems, ...read.problems] }
  })
}

const NO_CELLS = { cells: {}, fields: {}, problems: [] }

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

function versionOf(row: InHand) {
  return { thing_id: thingOf(row), row: row.staged.row, version: row.value?.version }
}

/** A number that is new may be written in two ways: the shop takes one part of it. */
function thingOf({ named: { key } }: InHand): string {
  return key.toLowerCase()
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
