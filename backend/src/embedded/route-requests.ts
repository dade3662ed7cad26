import type { RequestListener, ServerResponse } from "node:http"
import { hostOf } from "../settings/network/known-hosts"
import type { Service } from "./services"

export type LazyServices = {
  /** Starts them with the first call, and answers the same ones ever after. */
  start: () => Promise<readonly Service[]>
  /** What `start` has brought so far. */
  started: () => readonly Service[]
}

/**
 * Hands each call to the service that its path belongs to; the first has them all started, and
 * those that come meanwhile wait. `/ready` starts them too, but answers at once: 503, later 200.
 */
export function routeRequests(
  { start, started }: LazyServices,
  isKnown: (host: string) => boolean,
): RequestListener {
  return (request, response) => {
    // A page elsewhere that has its name lead here would be their administrator (DNS rebinding).
    if (!isKnown(hostOf(request.headers.host) ?? "")) {
      sendText(response, { status: 421, text: "unknown host" })
      return
    }
    const { pathname } = new URL(request.url ?? "/", "http://embedded")
    const starting = start()
    if (pathname === "/ready") {
      const ready = started().length > 0
      sendText(response, { status: ready ? 200 : 503, text: ready ? "ready" : "starting" })
      return
    }
    void starting.then((services) => {
      const service = services.find((one) => one.handles(pathname))
      if (service) service.handle(request, response)
      else sendText(response, { status: 404, text: "no such path" })
    })
  }
}

function sendText(
  response: ServerResponse,
  { status, text }: { status: number; text: string },
): void {
  response.writeHead(status, { "content-type": "text/plain" })
  response.end(text)
}
