import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import type { MedusaResponse } from "@medusajs/framework/http"

/** Answers values one by one, a line of JSON each, as fast as the client takes them. */
export async function answerJsonLines(
  res: MedusaResponse,
  values: AsyncIterable<unknown>,
): Promise<void> {
  res.setHeader("Content-Type", "application/x-ndjson; charset=utf-8")
  await answerPieces(res, lines(values))
}

/**
 * Answers a text piece by piece. Nobody may keep it, and a proxy is to pass each piece on. Where the
 * client leaves, `pieces` is ended and nothing is thrown.
 */
export async function answerPieces(
  res: MedusaResponse,
  pieces: AsyncIterable<string>,
): Promise<void> {
  res.setHeader("Cache-Control", "no-store")
  res.setHeader("X-Accel-Buffering", "no")
  try {
    await pipeline(Readable.from(pieces), res)
  } catch (error) {
    if (!hasLeft(error)) throw error
  }
}

async function* lines(values: AsyncIterable<unknown>): AsyncGenerator<string, void> {
  for await (const value of values) yield `${JSON.stringify(value)}\n`
}

function hasLeft(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === "ERR_STREAM_PREMATURE_CLOSE"
}
