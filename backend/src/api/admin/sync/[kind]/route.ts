import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaResponse,
} from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import { SYNC_KINDS, syncQuerySchema } from "../../../../contract/sync/sync-run"
import { ShopError } from "../../../../errors/shop-error"
import { readEnvironment } from "../../../../settings/environment"
import { stageRows } from "../../../../workflows/sync/stage-rows"
import { beginRun, beginWork, endRun } from "../../../../workflows/sync/run-book"
import { workOff } from "../../../../workflows/sync/work-off"
import { answerRefusal } from "../../../http/errors/answer-refusal"
import { withReceivedBody } from "../../../http/csv/csv-upload"
import { openJsonLines } from "../../../http/response/streams/json-lines"
import { formatOf } from "../../../http/sync/sync-format"
import { openSyncFile } from "../../../http/sync/sync-file"

const LARGEST = { largest: 200 * 1024 * 1024, sentence: "sync" } as const

/** Takes what an ERP says of parts, customers and what parts fit, and answers what became of each row. */
export async function POST(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  try {
    const now = new Date().toISOString()
    const kind = z.enum(SYNC_KINDS).safeParse(req.params.kind).data
    const { vehicles } = readEnvironment(process.env)
    if (!kind || (kind === "fitments" && !vehicles)) throw new ShopError("not_found")
    const { dry_run: is_dry_run, as_of = now } = syncQuerySchema.parse(req.query)
    const format = formatOf(req)
    // The body is gone from the disk before the work on it begins.
    const run = await withReceivedBody(req, LARGEST, async (path) => {
      const { rows, ...file } = await openSyncFile(path, { kind, format })
      const begun = await beginRun(req.scope, { kind, is_dry_run, as_of, file })
      try {
        return await beginWork(req.scope, begun, await stageRows(req.scope, { run: begun, rows }))
      } catch (error) {
        await endRun(req.scope, begun, "The file could not be read")
        throw error
      }
    })
    res.setHeader("Location", `/admin/sync/runs/${run.id}`)
    const answer = openJsonLines(res)
    await workOff(req.scope, run, answer.tell)
    answer.end()
  } catch (error) {
    answerRefusal(error, { res, next })
  }
}
