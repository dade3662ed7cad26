import { subscribe, unsubscribe } from "node:diagnostics_channel"
import type { Server } from "node:http"

const REQUEST = "http.server.request.start"

/**
 * So long a connection waits for its next request: longer than proxies keep theirs, which is two minutes
 * for Caddy and one for nginx and most balancers.
 *
 * By Node's own five seconds the server is the one that lets go, also while a proxy sends the next
 * request, which a busy process reads too late: the proxy answers 502, and does not send a change again.
 */
const KEPT_MS = 125_000

/** Keeps the connections of every server of this process from its first request on. */
export function keepConnections(): void {
  unsubscribe(REQUEST, keep)
  subscribe(REQUEST, keep)
}

/** The message of https://nodejs.org/api/diagnostics_channel.html: Medusa makes the server, and hands it to nobody. */
function keep(message: unknown): void {
  const { server } = message as { server: Server }
  server.keepAliveTimeout = KEPT_MS
}
