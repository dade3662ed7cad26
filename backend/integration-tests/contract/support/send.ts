import { once } from "node:events"
import http from "node:http"
import { text } from "node:stream/consumers"

export type Sent = {
  method: string
  /** Another than /api/v1. */
  prefix?: string | undefined
  /** Below the prefix, as it goes over the wire: nothing in it is encoded once more. */
  path: string
  token?: string | undefined
  headers?: Record<string, string> | undefined
  /** Sent as JSON; text is sent as it is. */
  body?: unknown
}

export type Received = {
  status: number
  headers: Record<string, string>
  text: string
  /** What the text reads as; undefined when it is no JSON. */
  body: unknown
}

/** After this the shop has not answered. */
export const REQUEST_LIMIT_MS = 30_000

/** Sends a request byte for byte: no client tidies its address, and none shares a mocked fetch. */
export async function send(origin: string, sent: Sent): Promise<Received> {
  const body = bodyOf(sent)
  const request = http.request(`${origin}/`, {
    path: `${sent.prefix ?? "/api/v1"}${sent.path}`,
    method: sent.method,
    headers: headersOf(sent, body),
    signal: AbortSignal.timeout(REQUEST_LIMIT_MS),
  })
  const answered = once(request, "response") as Promise<[http.IncomingMessage]>
  request.end(body)
  const [response] = await answered
  const answer = await text(response)
  const headers = response.headers as Record<string, string>
  return { status: response.statusCode ?? 0, headers, text: answer, body: parsed(answer) }
}

/** The request as a line for the shell. */
export function curlOf(origin: string, sent: Sent): string {
  const body = bodyOf(sent)
  const headers = Object.entries(headersOf(sent, body)).filter(
    ([name]) => name !== "content-length",
  )
  const quoted = (part: string) => `'${part.replaceAll("'", "'\\''")}'`
  return [
    `curl -i --path-as-is -X ${sent.method} ${quoted(`${origin}${sent.prefix ?? "/api/v1"}${sent.path}`)}`,
    ...headers.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined ? [] : [`--data-binary ${quoted(body.toString())}`]),
  ].join(" ")
}

function bodyOf({ body }: Sent): Buffer | undefined {
  if (body === undefined) return undefined
  if (Buffer.isBuffer(body)) return body
  return Buffer.from(typeof body === "string" ? body : JSON.stringify(body))
}

function headersOf({ token, headers }: Sent, body: Buffer | undefined): Record<string, string> {
  return {
    ...(body ? { "content-type": "application/json", "content-length": String(body.length) } : {}),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...headers,
  }
}

function parsed(answer: string): unknown {
  try {
    return JSON.parse(answer)
  } catch {
    return undefined
  }
}
