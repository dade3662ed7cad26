import http, { type IncomingMessage, type ServerResponse } from "node:http"
import { pipeline } from "node:stream"
import { errorCode } from "../system/error-code"
import { passedHeaders, requestHeaders } from "./forwarded-headers"
import type { Upstream, Rotation } from "./upstreams"

const WITHOUT_EFFECT = new Set(["GET", "HEAD", "OPTIONS"])
const RETRY_AFTER_SECONDS = 1
const MESSAGE = "The shop cannot answer at the moment. Try again soon."

export type Forwarding = {
  rotation: Rotation
  agent: http.Agent
  /** Whether other proxies stand before this one. */
  behindProxy: boolean
  publicUrl: string
}

/**
 * Passes a call to a server and its answer back. Where the connection is refused, or breaks before
 * an answer to a call that changes nothing, another server is asked; a call that may have been
 * carried out never goes out twice.
 */
export function forward(
  { rotation, agent, ...around }: Forwarding,
  req: IncomingMessage,
  res: ServerResponse,
): void {
  const tried = new Set<Upstream>()
  const headers = requestHeaders(req, around)
  const ask = (upstream: Upstream | undefined) => {
    if (!upstream) return refuse(res, 503)
    tried.add(upstream)
    upstream.calls += 1
    let connected = false
    const { port } = upstream
    const { method, url: path } = req
    const call = http.request({ agent, host: "127.0.0.1", port, method, path, headers })
    const abandon = () => call.destroy()
    call.once("close", () => {
      upstream.calls -= 1
      res.off("close", abandon)
    })
    res.once("close", abandon)
    call.once("socket", (socket) => {
      // Only then: a body that is on its way to nobody cannot be sent again.
      const send = () => {
        connected = true
        req.pipe(call)
      }
      if (socket.connecting) socket.once("connect", send)
      else send()
    })
    call.once("response", (answer) => {
      res.writeHead(answer.statusCode ?? 502, passedHeaders(answer.rawHeaders))
      // What breaks in the middle breaks for the caller, too.
      pipeline(answer, res, () => undefined)
    })
    call.on("error", (error) => {
      if (errorCode(error) === "ECONNREFUSED") upstream.isHealthy = false
      if (res.headersSent || res.destroyed) return
      req.unpipe(call)
      if (!connected || mayRepeat(req)) ask(rotation.next(tried))
      else refuse(res, 502)
    })
  }
  ask(rotation.next(tried))
}

function mayRepeat({ method = "", headers }: IncomingMessage): boolean {
  const hasBody =
    headers["transfer-encoding"] !== undefined || Number(headers["content-length"]) > 0
  return WITHOUT_EFFECT.has(method) && !hasBody
}

/** In the contract's shape; 503: nothing has happened, 502: nobody knows what has. */
function refuse(res: ServerResponse, status: 502 | 503): void {
  res.writeHead(status, {
    "content-type": "application/json; charset=utf-8",
    "cache-control": "no-store",
    "retry-after": String(RETRY_AFTER_SECONDS),
  })
  res.end(JSON.stringify({ success: false, code: "unavailable", message: MESSAGE, errors: [] }))
}
