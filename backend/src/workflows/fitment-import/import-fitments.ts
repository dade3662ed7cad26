import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { ImportLine, RowResult } from "../../contract/staff/file-import"
import { asError } from "../../errors/as-error"
import { toFailure } from "../../errors/to-failure"
import type { KnownPart } from "../../queries/fitment/import-facts"
import type { KnownVehicle } from "../../queries/fitment/own-fitments"
import { importLines } from "../file-import/import-lines"
import { replaceFitmentsWorkflow } from "../fitment/replace-fitments"
import type { FitmentFile, PartRows } from "./fitment-row"
import { judgePart, type JudgedPart } from "./judge-part"
import { KnownVehicles } from "./known-vehicles"
import { readFacts } from "./read-facts"
import type { SaidVehicle } from "./read-row"

/** Rows whose parts are looked up, judged and written together. */
const CHUNK = 200

type Import = { file: FitmentFile; isDryRun: boolean; addsVehicles: boolean }

/**
 * Judges a file part by part and, unless it is a dry run, puts what the rows of each say in the
 * place of what the shop itself said of it before, and then tells: each part whole or not at all.
 */
export function importFitments(
  container: MedusaContainer,
  { file, isDryRun, addsVehicles }: Import,
): AsyncGenerator<ImportLine, void> {
  const { columns, rows } = file
  const run = { addsVehicles, added: new KnownVehicles(), nextId: -1 }
  async function* chunks() {
    for await (const parts of chunksOf(file.read())) {
      const judged = await judgeChunk(container, parts, run)
      // What a real run added the next chunk finds in the shop.
      if (!isDryRun) run.added = new KnownVehicles()
      yield isDryRun ? judged.flatMap((part) => part.results) : await writeChunk(container, judged)
    }
  }
  return importLines(container, { columns, rows, isDryRun }, chunks())
}

/** Vehicles that rows before would add: those behind them mean the same ones. */
type Run = { addsVehicles: boolean; added: KnownVehicles; nextId: number }

async function* chunksOf(parts: AsyncIterable<PartRows>): AsyncGenerator<PartRows[], void> {
  let chunk: PartRows[] = []
  let rows = 0
  for await (const part of parts) {
    chunk.push(part)
    rows += part.rows.length
    if (rows < CHUNK) continue
    yield chunk
    chunk = []
    rows = 0
  }
  if (chunk.length > 0) yield chunk
}

type ChunkPart = JudgedPart & { part: KnownPart | undefined; rows: PartRows["rows"] }

async function judgeChunk(
  container: MedusaContainer,
  parts: readonly PartRows[],
  run: Run,
): Promise<ChunkPart[]> {
  const { vehicles: known, partOf, ownOf } = await readFacts(container, parts, run.added)
  const addVehicle = (one: SaidVehicle) => addedVehicle(one, run.nextId--)
  return parts.map((rows) => {
    const part = partOf(rows.sku)
    const judged = judgePart(rows, {
      part,
      vehicles: known,
      own: ownOf(part),
      addVehicle: run.addsVehicles ? addVehicle : undefined,
      mayEmpty: true,
    })
    for (const vehicle of judged.added) run.added.add(vehicle)
    return { ...judged, part, rows: rows.rows }
  })
}

/** A vehicle that is only said so far: what a file does not know of it staff add by hand. */
function addedVehicle(said: SaidVehicle, id: number): KnownVehicle {
  const { make, model, generation, engine_codes, ktype, hsn_tsn, from, to } = said
  const names = { make, model, generation, engine_codes, ktype, hsn_tsn }
  return { id, ...names, built_from: from ?? 0, built_to: to }
}

/** The rows' results as they ended: a part that fails is the problem of its own rows alone. */
async function writeChunk(
  container: MedusaContainer,
  judged: readonly ChunkPart[],
): Promise<RowResult[]> {
  const changed = judged.filter(
    ({ wanted, results }) => wanted && results.some(({ outcome }) => outcome !== "unchanged"),
  )
  const failures = new Map<ChunkPart, string>()
  const failure = await failureOf(container, changed)
  if (failure !== undefined) {
    for (const one of changed) {
      const alone = changed.length > 1 ? await failureOf(container, [one]) : failure
      if (alone !== undefined) failures.set(one, alone)
    }
  }
  return judged.flatMap((one) => {
    const message = failures.get(one)
    if (message === undefined) return one.results
    const problems = [{ column: null, message }]
    const failed = { outcome: "invalid" as const, changes: [], problems }
    return one.results.map((result, at) => ({
      ...result,
      ...failed,
      cells: one.rows[at]?.raw ?? [],
    }))
  })
}

/** Writes parts in one transaction; answers why nothing of them was written, where it was not. */
async function failureOf(
  container: MedusaContainer,
  changed: readonly ChunkPart[],
): Promise<string | undefined> {
  const parts = changed.flatMap(({ part, wanted }) =>
    part && wanted ? [{ variant_id: part.variant_id, fitments: wanted }] : [],
  )
  if (parts.length === 0) return undefined
  try {
    await replaceFitmentsWorkflow(container).run({ input: { parts } })
    return undefined
  } catch (error) {
    const { status, body } = toFailure(error)
    if (status >= 500) {
      const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
      logger.error("Some parts of an import failed", asError(error))
    }
    return body.message
  }
}
