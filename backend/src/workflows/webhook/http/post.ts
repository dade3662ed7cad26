import http, { type IncomingMessage } from "node:http"
import https from "node:https"
import { guardedLookup, refusalOf } from "./target"
import { withoutZero } from "../../../contract/text"

/** What an attempt came to: a status, or why there is none; and the first of what was answered. */
export type Outcome = { status: number | null; error: string | null; answer: string | null }

export type Post = {
  url: URL
  body: string
  headers: Record<string, string>
  /** Whether the receiver may be on this machine. */
  ownMachine: boolean
  /** How long the whole exchange may take. */
  limitMs: number
}

const ANSWER_BYTES = 500

/**
 * Sends a body once: no redirect is followed, no connection is kept, and nothing that is not public
 * is called, whatever its name resolves to at this moment. Never rejects.
 */
export async function post({ url, body, headers, ownMachine, limitMs }: Post): Promise<Outcome> {
  const refusal = refusalOf(url, ownMachine)
  if (refusal) return failed(refusal)
  const signal = AbortSignal.timeout(limitMs)
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const send = url.protocol === "https:" ? https.request : http.request
      const lookup = guardedLookup(ownMachine)
      send(url, { method: "POST", headers, agent: false, lookup, signal })
        .once("response", resolve)
        // Not once: another may come when the answer breaks off.
        .on("error", reject)
        .end(body)
    })
    const { statusCode: status = 0 } = response
    const isTaken = status >= 200 && status < 300
    return { status, error: isTaken ? null : `answered ${status}`, answer: await firstOf(response) }
  } catch (error) {
    if (signal.aborted) return failed(`no answer within ${limitMs / 1000} s`)
    // Of several addresses that all refuse, Node tells the code alone.
    const { message, code } = error as NodeJS.ErrnoException
    return failed(message || (code ?? "no connection"))
  }
}

function failed(error: string): Outcome {
  return { status: null, error, answer: null }
}

/** The first bytes as text. One that breaks off is told as far as it came: the status has decided. */
async function firstOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  await new Promise<void>((resolve) => {
    response.on("data", (chunk: Buffer) => {
      chunks.push(chunk)
      size += chunk.length
      if (size >= ANSWER_BYTES) response.destroy()
    })
    response.on("error", () => resolve())
    response.on("close", resolve)
  })
  const text = Buffer.concat(chunks).subarray(0, ANSWER_BYTES).toString()
  return withoutZero(text)
}
