import { once } from "node:events"
import http from "node:http"
import { waitUntil } from "../system/wait-until"
import { forward, type Forwarding } from "./forward"
import { startHealthChecks } from "./health-checks"

/** Less than the five seconds after which Node's servers close a connection that nobody uses. */
const IDLE_MS = 3000
/** Longer than other proxies and browsers keep one. */
const KEEP_ALIVE_MS = 75_000
const DRAIN_MS = 3000

export type Proxy = {
  /** Takes no new calls, and ends when those it has are answered, or in three seconds. */
  stop: () => Promise<void>
}

type Options = { host: string; port: number } & Omit<Forwarding, "agent">

/** Listens at the shop's address and passes every call to one of its servers. */
export async function startProxy({ host, port, ...options }: Options): Promise<Proxy> {
  const agent = new http.Agent({ keepAlive: true, timeout: IDLE_MS })
  const server = http.createServer((req, res) => forward({ agent, ...options }, req, res))
  server.keepAliveTimeout = KEEP_ALIVE_MS
  const stopChecks = startHealthChecks(options.rotation)
  server.listen(port, host)
  await once(server, "listening")
  return {
    stop: async () => {
      stopChecks()
      let closed = false
      server.close(() => (closed = true))
      const isClosed = () => {
        // A connection is of no use any more as soon as its call is answered.
        server.closeIdleConnections()
        return closed
      }
      await waitUntil(isClosed, DRAIN_MS)
      server.closeAllConnections()
      agent.destroy()
    },
  }
}
