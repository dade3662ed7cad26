import { once } from "node:events"
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import { webhookBodySchema, type WebhookBody } from "../../src/contract/webhook/webhook-event"

export type Heard = { headers: IncomingHttpHeaders; raw: string; body: WebhookBody }

/** What it does with a delivery; by default it takes each. */
type Answer = (response: ServerResponse) => void

export type Receiver = {
  url: string
  heard: Heard[]
  /** The types of what came, in order. */
  types(): string[]
  answer: (how: Answer) => void
  stop(): void
}

/** Somebody else's server, on this machine; `heard` grows with every delivery that comes in whole. */
export async function startReceiver(): Promise<Receiver> {
  const heard: Heard[] = []
  let answer: Answer = (response) => response.end("thanks")
  const server = createServer((request, response) => {
    void text(request).then((raw) => {
      const body = webhookBodySchema.parse(JSON.parse(raw))
      heard.push({ headers: request.headers, raw, body })
      answer(response)
    })
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks?from=shop`,
    heard,
    types: () => heard.map(({ body }) => body.type),
    answer: (how) => (answer = how),
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
