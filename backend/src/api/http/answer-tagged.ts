import type { MedusaResponse } from "@medusajs/framework/http"
import { createHash } from "node:crypto"

/**
 * Answers JSON under a strong tag of its very bytes: whatever changes in the body changes the tag.
 * A client that has it already (If-None-Match) gets 304, and asks each time whether it still holds.
 */
export function answerTagged(res: MedusaResponse, body: unknown): void {
  const text = JSON.stringify(body)
  const hash = createHash("sha256").update(text).digest("base64url")
  res.setHeader("etag", `"${hash}"`)
  res.setHeader("cache-control", "no-cache")
  res.type("json").send(text)
}
