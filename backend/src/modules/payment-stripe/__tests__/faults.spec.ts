import http from "node:http"
import type { AddressInfo } from "node:net"
import {
  startSandbox,
  type SandboxServer,
} from "../../../embedded/payment-sandbox/__tests__/sandbox-server"
import { createProvider, sessionOf } from "./provider"

type Fault = { url: string; stop(): Promise<void> }

async function listen(handler: http.RequestListener): Promise<Fault> {
  const server = http.createServer(handler)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

describe("the Stripe provider while Stripe fails", () => {
  let sandbox: SandboxServer

  beforeAll(async () => {
    sandbox = await startSandbox()
  })

  afterAll(() => sandbox.stop())

  it("makes one intent when the first answer is lost", async () => {
    const made: unknown[] = []
    const proxy = await listen(async (req, res) => {
      const chunks: Buffer[] = []
      for await (const chunk of req) chunks.push(Buffer.from(chunk))
      const answer = await fetch(sandbox.url + req.url, {
        method: "POST",
        body: Buffer.concat(chunks),
        headers: {
          authorization: String(req.headers.authorization),
          "idempotency-key": String(req.headers["idempotency-key"]),
        },
      })
      const body = await answer.json()
      made.push(body)
      if (made.length === 1) req.socket.destroy()
      else res.end(JSON.stringify(body))
    })

    const { data } = await createProvider({ sandboxUrl: proxy.url }).initiatePayment(
      sessionOf("payses_lost"),
    )
    await proxy.stop()

    expect(made).toHaveLength(2)
    expect(made[0]).toEqual(made[1])
    expect(data).toMatchObject({ id: expect.stringMatching(/^pi_sandbox/) })
  })

  it("says that Stripe is out of reach", async () => {
    const gone = await listen(() => undefined)
    await gone.stop()
    const provider = createProvider({ sandboxUrl: gone.url })

    await expect(provider.initiatePayment(sessionOf("payses_gone"))).rejects.toMatchObject({
      code: "payment_provider_unavailable",
    })
    await expect(provider.getPaymentStatus({ data: { id: "pi_1" } })).rejects.toMatchObject({
      code: "payment_provider_unavailable",
    })
  })

  it("makes no session of an answer that tells nothing", async () => {
    const broken = await listen((_, res) => {
      res.writeHead(500).end(JSON.stringify({ error: { type: "api_error", message: "oops" } }))
    })
    const provider = createProvider({ sandboxUrl: broken.url })

    await expect(provider.initiatePayment(sessionOf("payses_broken"))).rejects.toMatchObject({
      code: "payment_provider_unavailable",
    })
    await broken.stop()
  })

  it("gives a hanging call up within five seconds", async () => {
    const hanging = await listen(() => undefined)
    const provider = createProvider({ sandboxUrl: hanging.url })
    const started = Date.now()

    await expect(provider.getPaymentStatus({ data: { id: "pi_1" } })).rejects.toMatchObject({
      code: "payment_provider_unavailable",
    })
    await hanging.stop()

    expect(Date.now() - started).toBeLessThan(5_000)
  }, 10_000)
})
