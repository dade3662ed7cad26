import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { createHash } from "node:crypto"
import { acceptedEncoding, type Encoding } from "./accepted-encoding"
import { compressed } from "./compression"
import { SharedReads } from "./shared-reads"

/** What fits into one packet is not worth the work. */
const SMALL_BYTES = 1400

type Answer = {
  body: unknown
  headers?: Readonly<Record<string, string>>
}

type Tagged = {
  bytes: Buffer
  hash: string
  headers: Readonly<Record<string, string>>
  /** Each encoding is made once for all who share the answer. */
  encoded: Map<Encoding, Promise<Buffer>>
}

const reads = new SharedReads<Tagged>()

/**
 * Answers JSON, as small as the caller takes it, under a strong tag of its very bytes: whatever
 * changes in the body, or on its way, changes the tag. A client that has it already (If-None-Match)
 * gets 304, and asks each time whether it still holds.
 *
 * For what the address alone decides, whoever asks: all who ask for it at the same time share one
 * read, which began after each of them had asked.
 */
export async function answerTagged(
  req: MedusaRequest,
  res: MedusaResponse,
  read: () => Promise<Answer>,
): Promise<void> {
  const answer = await reads.ask(req.originalUrl, async () => tagged(await read()))
  const accepted = acceptedEncoding(req, res)
  const encoding = answer.bytes.length > SMALL_BYTES ? accepted : undefined
  for (const [name, value] of Object.entries(answer.headers)) res.setHeader(name, value)
  res.setHeader("etag", encoding ? `"${answer.hash}-${encoding}"` : `"${answer.hash}"`)
  res.setHeader("cache-control", "no-cache")
  if (req.fresh) {
    res.status(304).end()
    return
  }
  if (encoding) res.setHeader("content-encoding", encoding)
  res.type("json").send(encoding ? await inEncoding(answer, encoding) : answer.bytes)
}

function tagged({ body, headers = {} }: Answer): Tagged {
  const bytes = Buffer.from(JSON.stringify(body))
  const hash = createHash("sha256").update(bytes).digest("base64url")
  return { bytes, hash, headers, encoded: new Map() }
}

function inEncoding({ bytes, encoded }: Tagged, encoding: Encoding): Promise<Buffer> {
  const made = encoded.get(encoding) ?? compressed(bytes, encoding)
  encoded.set(encoding, made)
  return made
}
