import type { IncomingMessage } from "node:http"
import { StripeFault } from "./http/stripe-fault"

const LARGEST_BODY = 64 * 1024

/** The request's body as text; throws a StripeFault (413) past 64 KiB. */
export async function readBody(req: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of req) {
    const bytes = Buffer.from(chunk)
    size += bytes.length
    if (size > LARGEST_BODY) {
      throw new StripeFault(413, {
        type: "invalid_request_error",
        message: "The request is too large.",
      })
    }
    chunks.push(bytes)
  }
  return Buffer.concat(chunks).toString("utf8")
}
