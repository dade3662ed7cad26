import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { Failure } from "../../../contract/failure"
import { isApiCall } from "../validation/calls-at"
import { refusalSentence } from "../../../contract/refusal-sentence"

// ioredis' own sentences: the workflow engine hands errors on as copies, several as one.
const GONE =
  /Reached the max retries per request limit|Stream isn't writeable and enableOfflineQueue|Connection is closed\.|Command timed out/
const RETRY_AFTER_SECONDS = 2

/** Whether a call failed because Redis, where locks and sessions are, cannot be reached. */
export function isRedisGone(error: unknown): boolean {
  if (typeof error !== "object" || error === null || !("message" in error)) return false
  return GONE.test(String(error.message))
}

/** 503 in the contract's shape below /api/v1, else in Medusa's. */
export function answerRedisGone(req: MedusaRequest, res: MedusaResponse): void {
  res.status(503).setHeader("retry-after", String(RETRY_AFTER_SECONDS))
  const message = refusalSentence("unavailable")
  if (!isApiCall(req)) {
    res.json({ type: "unavailable", message })
    return
  }
  const { requestId } = req
  res.json({
    success: false,
    code: "unavailable",
    message,
    errors: [],
    requestId,
  } satisfies Failure)
}
