import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { asError } from "../../../errors/as-error"

/**
 * Sends a file as it is made: one page in memory, and none is read for a client that went away. A
 * failure on the way breaks the connection off, so that half a file does not look whole.
 */
export async function sendCsv(
  [req, res]: [MedusaRequest, MedusaResponse],
  { name, text }: { name: string; text: AsyncIterable<string> },
): Promise<void> {
  const chunks = text[Symbol.asyncIterator]()
  // What fails before the first page is still an answer with a status.
  const first = await chunks.next()
  res.setHeader("content-type", "text/csv; charset=utf-8")
  res.setHeader("content-disposition", `attachment; filename="${name}"`)
  res.setHeader("cache-control", "private, no-store")
  try {
    await pipeline(Readable.from(fromFirst(first, chunks)), res)
  } catch (error) {
    if (hasGone(error)) return
    // The status is sent: nobody can be answered any more.
    req.scope.resolve(ContainerRegistrationKeys.LOGGER).error(`${name} broke off`, asError(error))
  }
}

async function* fromFirst(
  first: IteratorResult<string, unknown>,
  rest: AsyncIterator<string>,
): AsyncGenerator<string> {
  for (let chunk = first; !chunk.done; chunk = await rest.next()) yield chunk.value
}

function hasGone(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ERR_STREAM_PREMATURE_CLOSE"
}
