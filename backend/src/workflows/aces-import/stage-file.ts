import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { createReadStream } from "node:fs"
import { setTimeout as delay } from "node:timers/promises"
import { type Cell, copyRows } from "../transaction/copy-rows"
import { AcesReader } from "./reader/aces-reader"
import { RefusedFile } from "./reader/refused-file"
import type { StagedApp } from "./reader/staged-app"
import { acesFile } from "./run-file"
import { LostRun, type TakenRun } from "./taken-run"

/** Bytes that are read in one go: a millisecond or two in which nobody else is served. */
const SLICE = 16 * 1024
/** Milliseconds; on a busy machine the work takes longer by the clock, and needs no longer a rest. */
const LONGEST_REST = 3
/** Apps that are written together. */
const BATCH = 5000

const COPY = `copy aces_app (run_id, number, line, years_from, years_to, quantity, is_removal, part,
  selector, qualifiers, position, note) from stdin`

/**
 * Reads a run's file into its staged Apps, from the beginning: what an earlier try staged is gone
 * first. Beside buyers: it rests as long as it works. Throws RefusedFile, and LostRun where the run
 * was cancelled or taken up by somebody else meanwhile.
 */
export async function stageFile(database: Knex, run: TakenRun): Promise<void> {
  const reader = new AcesReader()
  const staging = { database, run, reader }
  await database.raw("delete from aces_app where run_id = ?", [run.id])
  const batch: StagedApp[] = []
  let bytesRead = 0
  for await (const bytes of createReadStream(acesFile(run.id), { highWaterMark: SLICE })) {
    const began = performance.now()
    reader.write(bytes as Buffer)
    bytesRead += (bytes as Buffer).length
    batch.push(...reader.takeApps())
    const worked = performance.now() - began
    if (batch.length >= BATCH) await stageBatch(staging, batch.splice(0), bytesRead)
    await delay(Math.min(worked, LONGEST_REST))
  }
  reader.end()
  await stageBatch(staging, [...batch, ...reader.takeApps()], bytesRead)
  const [first] = reader.problems
  if (first) throw new RefusedFile(first.line, first.message)
}

type Staging = { database: Knex; run: TakenRun; reader: AcesReader }

const PROGRESS = `update aces_run set bytes_read = :bytesRead, apps = :apps, brand = :brand,
    submission_type = :submissionType, version = :version, title = :title,
    vcdb_version_date = :vcdbVersionDate, record_count = :recordCount, warnings = :warnings,
    problems = :problems, problem_count = :problemCount,
    updated_at = now(), read_until = clock_timestamp()
  where id = :id and attempt = :attempt and state = 'reading'`

async function stageBatch(
  { database, run: { id, attempt }, reader }: Staging,
  batch: readonly StagedApp[],
  bytesRead: number,
): Promise<void> {
  const { header, apps, recordCount, warnings, problems, problemCount } = reader
  await database.transaction(async (transaction) => {
    const { rowCount } = await transaction.raw<{ rowCount: number }>(PROGRESS, {
      ...{ id, attempt, bytesRead, apps, problemCount },
      brand: header?.brand ?? null,
      submissionType: header?.submissionType ?? null,
      version: header?.version ?? null,
      title: header?.title ?? null,
      vcdbVersionDate: header?.vcdbVersionDate ?? null,
      recordCount: recordCount ?? null,
      warnings: JSON.stringify(warnings),
      problems: JSON.stringify(problems),
    })
    if (rowCount === 0) throw new LostRun()
    await copyRows(transaction, COPY, { rows: cellsOf(id, batch) })
  })
}

function* cellsOf(id: number, batch: readonly StagedApp[]): Generator<Cell[], void> {
  for (const app of batch) {
    yield [
      ...[id, app.number, app.line, app.yearsFrom, app.yearsTo, app.quantity, app.isRemoval],
      ...[app.part, app.selector, app.qualifiers, app.position, app.note],
    ]
  }
}
