import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { compiledSchema } from "../../contract/compiled-schema"
import { syncKeySchema } from "../../contract/sync/sync-rows"
import type { SyncKind } from "../../contract/sync/sync-run"
import { openYielding } from "../product-import/batch/map-yielding"
import { copyLine, copyLines } from "../transaction/copy-rows"
import { type SentFile, type SentRow, valueOf } from "./sent-row"

/**
 * Rows that are copied at once, as one piece of text: between two no connection waits for what is still
 * on its way.
 */
const CHUNK = 2000

const COPY = "copy sync_row (run_id, row, same, version, sent) from stdin"

export type StagedRun = { id: string; kind: SyncKind; file: SentFile }

/** Puts a file's rows where its batches are read from; answers how many there are. */
export async function stageRows(
  container: MedusaContainer,
  { run, rows }: { run: StagedRun; rows: AsyncIterable<SentRow> },
): Promise<number> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  let count = 0
  let chunk: string[] = []
  const pause = openYielding()
  for await (const row of rows) {
    const paused = pause()
    if (paused) await paused
    chunk.push(lineOf(run, row))
    count += 1
    if (chunk.length < CHUNK) continue
    await copyLines(database, COPY, [chunk.join("")])
    chunk = []
  }
  if (chunk.length > 0) await copyLines(database, COPY, [chunk.join("")])
  return count
}

function lineOf({ id, kind, file }: StagedRun, { row, sent }: SentRow): string {
  const { same, version } = keyOf(kind, valueOf(sent, file)) ?? {
    same: `row ${row}`,
    version: null,
  }
  return copyLine([id, row, same, version, sent])
}

/** What the row is about, as rows are compared: whatever its number's case. */
function keyOf(kind: SyncKind, value: ReturnType<typeof valueOf>) {
  const { data } = compiledSchema(syncKeySchema).safeParse(value)
  if (!data) return undefined
  const { sku, email, external_id, version } = data
  const key =
    (kind === "customers" ? email : sku)?.toLowerCase() ?? (external_id && `id ${external_id}`)
  if (!key) return undefined
  const place = kind === "stock" && data.location !== undefined ? `\n${String(data.location)}` : ""
  return { same: key + place, version: version === undefined ? null : String(version) }
}
