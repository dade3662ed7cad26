import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { createBrotliCompress, createGzip } from "node:zlib"
import { asError } from "../../../../errors/as-error"
import { acceptedEncoding } from "../accepted-encoding"
import { BROTLI } from "../compression"

type InPieces = {
  /** What the log calls it. */
  name: string
  text: AsyncIterable<string>
  headers: Readonly<Record<string, string>>
  /** Whether it is sent as small as the caller takes it. */
  isPacked?: boolean
}

/**
 * Sends a text as it is made: one piece in memory, and none is made for a client that went away. A
 * failure on the way breaks the connection off, so that half a text does not look whole.
 */
export async function sendInPieces(
  [req, res]: [MedusaRequest, MedusaResponse],
  { name, text, headers, isPacked = false }: InPieces,
): Promise<void> {
  const pieces = text[Symbol.asyncIterator]()
  // What fails before the first piece is still an answer with a status.
  const first = await pieces.next()
  const encoding = isPacked ? acceptedEncoding(req, res) : undefined
  const all = Readable.from(fromFirst(first, pieces))
  for (const [header, value] of Object.entries(headers)) res.setHeader(header, value)
  if (encoding) res.setHeader("content-encoding", encoding)
  try {
    if (encoding === "br") await pipeline(all, createBrotliCompress(BROTLI), res)
    else if (encoding === "gzip") await pipeline(all, createGzip(), res)
    else await pipeline(all, res)
  } catch (error) {
    if (hasGone(error)) return
    // The status is sent: nobody can be answered any more.
    const logger = req.scope.resolve(ContainerRegistrationKeys.LOGGER)
    logger.error(`${name} broke off`, asError(error))
  }
}

async function* fromFirst(
  first: IteratorResult<string, unknown>,
  rest: AsyncIterator<string>,
): AsyncGenerator<string> {
  for (let piece = first; !piece.done; piece = await rest.next()) yield piece.value
}

function hasGone(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE"
}
