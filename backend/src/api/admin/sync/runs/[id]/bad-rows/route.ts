import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ShopError } from "../../../../../../errors/shop-error"
import { openBadRows } from "../../../../../../queries/sync/bad-rows"
import { sendInPieces } from "../../../../../http/response/streams/send-in-pieces"
import { findRun } from "../../find-run"

const TYPES = { csv: "text/csv", ndjson: "application/x-ndjson" } as const

/** What the run refused, to be mended and sent again. */
export async function GET(req: AuthenticatedMedusaRequest, res: MedusaResponse): Promise<void> {
  const { id } = await findRun(req)
  const file = await openBadRows(req.scope, id)
  if (!file) throw new ShopError("sync_run_not_found")
  const { format, text } = file
  const name = `bad-rows-${id}.${format}`
  const headers = {
    "content-type": `${TYPES[format]}; charset=utf-8`,
    "content-disposition": `attachment; filename="${name}"`,
    "cache-control": "private, no-store",
  }
  await sendInPieces([req, res], { name, text, headers })
}
