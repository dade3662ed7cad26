import http from "node:http"
import type { AddressInfo } from "node:net"

/**
 * What becomes of a call: passed on; never answered; its connection reset; refused with 500; passed
 * on, but its answer lost; or answered by headers that no body follows.
 */
export type Fault = "none" | "hang" | "reset" | "fail" | "lose" | "stall"

export type FaultyStripe = {
  url: string
  /** The faults of the next calls, in order; calls after them meet the last one again. */
  next(...faults: Fault[]): void
  /** Method, path and Idempotency-Key of the calls so far. */
  calls: { call: string; key: string | undefined }[]
  stop(): Promise<void>
}

/** A server before `target` that breaks the calls below /v1/payment_intents and /v1/refunds. */
export async function startFaultyStripe(target = ""): Promise<FaultyStripe> {
  const calls: FaultyStripe["calls"] = []
  let faults: Fault[] = ["none"]
  const server = http.createServer((req, res) => {
    const path = req.url ?? ""
    const stripes = /^\/v1\/(payment_intents|refunds)/.test(path)
    if (stripes) {
      const key = req.headers["idempotency-key"]
      calls.push({ call: `${req.method} ${path.split("?")[0]}`, key: key && String(key) })
    }
    const fault = (stripes && (faults.length > 1 ? faults.shift() : faults[0])) || "none"
    if (fault === "hang") return
    if (fault === "reset") req.socket.resetAndDestroy()
    else if (fault === "fail") res.writeHead(500).end(`{"error":{"type":"api_error"}}`)
    else if (fault === "stall") res.writeHead(200).write("{")
    else void passOn({ target, req, res, lose: fault === "lose" })
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    next: (...given) => {
      faults = given
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

type Passing = {
  target: string
  req: http.IncomingMessage
  res: http.ServerResponse
  lose: boolean
}

async function passOn({ target, req, res, lose }: Passing): Promise<void> {
  const chunks: Buffer[] = []
  for await (const chunk of req) chunks.push(Buffer.from(chunk))
  const { host: _host, connection: _connection, ...headers } = req.headers
  const { port } = new URL(target)
  const { method, url: path } = req
  const onward = http.request({ host: "127.0.0.1", port, path, method, headers, agent: false })
  onward.on("response", (answer) => {
    if (lose) {
      answer.resume().on("end", () => req.socket.destroy())
    } else {
      res.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(res)
    }
  })
  onward.on("error", () => req.socket.destroy())
  onward.end(Buffer.concat(chunks))
}
