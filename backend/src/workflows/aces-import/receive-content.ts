import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { Readable } from "node:stream"
import { ShopError, wrongField } from "../../errors/shop-error"
import { writeAcesFile } from "./run-file"

type Found = { state: string; size: number; received: number }

const FIND = `select state, cast(size as double precision) as size,
    cast(received as double precision) as received
  from aces_run where id = ?`

/** The last byte makes it a file that is to be read. */
const RECEIVED = `update aces_run set received = :until, updated_at = now(),
    state = case when size = :until then 'reading' else state end
  where id = :id and state = 'receiving' and received = :at`

/**
 * Takes a piece of a run's file, which begins at byte `at`: the one behind what is there already. Of
 * a sender who breaks off that which came is kept, to be gone on with. Throws ShopError.
 */
export async function receiveContent(
  container: MedusaContainer,
  { id, at }: { id: number; at: number },
  content: Readable,
): Promise<void> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await database.raw<{ rows: Found[] }>(FIND, [id])
  const [run] = rows
  if (!run) throw new ShopError("aces_run_not_found")
  if (run.state !== "receiving") {
    throw new ShopError("aces_not_possible", { facts: { state: run.state } })
  }
  const misplaced = () => new ShopError("aces_wrong_place", { facts: { received: run.received } })
  if (run.received !== at) throw misplaced()
  const piece = { id, at, most: run.size - at }
  const { written, isTooLong, failure } = await writeAcesFile(piece, content)
  if (isTooLong) throw wrongField("file", "The file is longer than it was said to be")
  const until = at + written
  const { rowCount } = await database.raw<{ rowCount: number }>(RECEIVED, { id, at, until })
  if (failure) throw BROKEN_OFF.has(codeOf(failure)) ? new ShopError("invalid_body") : failure
  if (rowCount === 0) throw misplaced()
}

/** What a sender leaves behind who goes before the end. */
const BROKEN_OFF: ReadonlySet<unknown> = new Set(["ERR_STREAM_PREMATURE_CLOSE", "ECONNRESET"])

function codeOf(failure: unknown): unknown {
  return (failure as { code?: unknown }).code
}
