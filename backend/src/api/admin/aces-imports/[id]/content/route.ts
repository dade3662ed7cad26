import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaResponse,
} from "@medusajs/framework/http"
import { ShopError } from "../../../../../errors/shop-error"
import { runNumber } from "../../../../../queries/aces-import/runs"
import { receiveContent } from "../../../../../workflows/aces-import/receive-content"
import { workOffAcesRuns } from "../../../../../workflows/aces-import/work-off-runs"
import { answerRefusal } from "../../../../http/errors/answer-refusal"
import { readOn } from "../../../../http/images/multipart"
import { findRun } from "../../find-run"

const XML = /^(application|text)\/xml\s*(;|$)/i

/** Takes the file on from a byte; the last one has it read. */
export async function POST(
  req: AuthenticatedMedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): Promise<void> {
  try {
    if (!XML.test(req.headers["content-type"] ?? "")) {
      throw new ShopError("unsupported_media_type", { variant: "xml" })
    }
    const { at } = req.validatedQuery as { at: number }
    await receiveContent(req.scope, { id: runNumber(req.params.id), at }, req)
    const run = await findRun(req)
    res.json({ run })
    workOffAcesRuns(req.scope)
  } catch (error) {
    // A body that is refused is read on, so that the sender gets the answer.
    await readOn(req)
    answerRefusal(error, { res, next })
  }
}
