import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { compiledSchema } from "../../contract/compiled-schema"
import { syncKeySchema } from "../../contract/sync/sync-rows"
import type { SyncKind } from "../../contract/sync/sync-run"
import { openYielding } from "../product-import/batch/map-yielding"
import { copyLine, copyLines } from "../transaction/copy-rows"
import { type SentFile, type SentRow, valueOf } from "./sent-row"

/** Bytes that are copied at once: between two no connection waits for what is still on its way. */
const CHUNK = 256 * 1024

const COPY = "copy sync_row (run_id, row, same, version, sent) from stdin"

export type StagedRun = { id: string; kind: SyncKind; file: SentFile }

/** Puts a file's rows where its batches are read from; answers how many there are. */
export async function stageRows(
  container: MedusaContainer,
  { run, rows }: { run: StagedRun; rows: AsyncIterable<readonly SentRow[]> },
): Promise<number> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  // In one buffer: lines that wait as strings had V8 grow by 35 MB for a file of 200.
  const chunk = Buffer.allocUnsafe(CHUNK)
  let filled = 0
  const copyFilled = async () => {
    if (filled > 0) await copyLines(database, COPY, [chunk.subarray(0, filled)])
    filled = 0
  }
  let count = 0
  const pause = openYielding()
  for await (const piece of rows) {
    for (const row of piece) {
      const paused = pause()
      if (paused) await paused
      const line = lineOf(run, row)
      const length = Buffer.byteLength(line)
      if (filled + length > CHUNK) await copyFilled()
      if (length > CHUNK) await copyLines(database, COPY, [line])
      else filled += chunk.write(line, filled)
      count += 1
    }
  }
  await copyFilled()
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
