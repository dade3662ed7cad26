import type { MedusaResponse } from "@medusajs/framework/http"
import { createHash } from "node:crypto"

/** A text that stays the same while the process runs, under its media type. */
export type UnchangingText = { type: string; text: string; etag: string }

export function unchangingText(type: string, text: string): UnchangingText {
  const digest = createHash("sha256").update(text).digest("base64url")
  return { type, text, etag: `"${digest}"` }
}

/** Answers the text, or 304 to a client that has it: it asks each time and is told in one line. */
export function answerUnchanging(res: MedusaResponse, { type, text, etag }: UnchangingText): void {
  res.setHeader("etag", etag)
  res.setHeader("cache-control", "no-cache")
  // Express compares the ETag with If-None-Match when it sends.
  res.type(type).send(text)
}
