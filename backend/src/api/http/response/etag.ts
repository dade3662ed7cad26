import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { createHash } from "node:crypto"
import { buyerOf } from "../auth/signed-in"
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
 * For what the address and the person decide: all who ask for it as guests at the same time, or as
 * the same person, share one read, which began after each of them had asked. A person's answer is
 * for no cache but their own.
 */
export async function answerTagged(
  req: MedusaRequest,
  res: MedusaResponse,
  read: () => Promise<Answer>,
): Promise<void> {
  const { customer_id } = buyerOf(req)
  const key = JSON.stringify([customer_id, req.originalUrl])
  const answer = await reads.ask(key, async () => tagged(await read()))
  const accepted = acceptedEncoding(req, res)
  const encoding = answer.bytes.length > SMALL_BYTES ? accepted : undefined
  for (const [name, value] of Object.entries(answer.headers)) res.setHeader(name, value)
  res.setHeader("etag", encoding ? `"${answer.hash}-${encoding}"` : `"${answer.hash}"`)
  res.vary("Authorization")
  res.setHeader("cache-control", req.headers.authorization ? "private, no-cache" : "no-cache")
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
