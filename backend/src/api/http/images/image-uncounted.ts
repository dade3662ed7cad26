import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { refusalSentence } from "../../../contract/refusal-sentence"

const LARGEST = 11 * 1024 * 1024

/**
 * Medusa's older import call reads its file into memory without a limit. It gets only what says
 * beforehand how long it is, and is short enough.
 */
export function refuseUncounted(
  req: MedusaRequest,
  res: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const isFile = /^multipart\//i.test(req.headers["content-type"] ?? "")
  if (!isFile || Number(req.headers["content-length"]) <= LARGEST) return next()
  const message = refusalSentence("body_too_large", { variant: "uncounted" })
  res.status(413).json({ type: MedusaError.Types.INVALID_DATA, code: "body_too_large", message })
}
