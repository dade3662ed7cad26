import { once } from "node:events"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import type { MedusaResponse } from "@medusajs/framework/http"

/** Answers values one by one, a line of JSON each, as fast as the client takes them. */
export async function answerJsonLines(
  res: MedusaResponse,
  values: AsyncIterable<unknown>,
): Promise<void> {
  res.setHeader("Content-Type", JSON_LINES)
  await answerPieces(res, lines(values))
}

const JSON_LINES = "application/x-ndjson; charset=utf-8"

/** After this time a client that takes nothing is told nothing more: others wait for what it holds up. */
const PATIENCE_MS = 60_000

/**
 * Answers values as they come, a line of JSON each, for work that goes on where the client leaves:
 * then nobody is told, and nothing is thrown.
 */
export function openJsonLines(res: MedusaResponse): {
  tell: (values: readonly unknown[]) => Promise<void>
  end: () => void
} {
  res.setHeader("Content-Type", JSON_LINES)
  forbidKeeping(res)
  res.on("error", () => undefined)
  return {
    tell: async (values) => {
      if (res.destroyed || values.length === 0) return
      const isTaken = res.write(values.map((value) => `${JSON.stringify(value)}\n`).join(""))
      if (!isTaken) await untilTaken(res)
    },
    end: () => void res.end(),
  }
}

async function untilTaken(res: MedusaResponse): Promise<void> {
  const waits = new AbortController()
  const { signal } = waits
  const timer = setTimeout(() => res.destroy(), PATIENCE_MS)
  await Promise.race([once(res, "drain", { signal }), once(res, "close", { signal })])
  clearTimeout(timer)
  waits.abort()
}

function forbidKeeping(res: MedusaResponse): void {
  res.setHeader("Cache-Control", "no-store")
  res.setHeader("X-Accel-Buffering", "no")
}

/**
 * Answers a text piece by piece. Nobody may keep it, and a proxy is to pass each piece on. Where the
 * client leaves, `pieces` is ended and nothing is thrown; the answer is over once the piece that was
 * being made is.
 */
export async function answerPieces(
  res: MedusaResponse,
  pieces: AsyncIterable<string>,
): Promise<void> {
  forbidKeeping(res)
  const reading = Readable.from(pieces)
  try {
    await pipeline(reading, res)
  } catch (error) {
    if (!hasLeft(error)) throw error
  } finally {
    // The pipeline is over when its ends are closed, the generator when it comes to its next piece.
    if (!reading.closed) await new Promise((resolve) => reading.once("close", resolve))
  }
}

async function* lines(values: AsyncIterable<unknown>): AsyncGenerator<string, void> {
  for await (const value of values) yield `${JSON.stringify(value)}\n`
}

function hasLeft(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === "ERR_STREAM_PREMATURE_CLOSE"
}
