import http from "node:http"
import type { AddressInfo } from "node:net"
import { once } from "node:events"
import { signWebhook } from "../webhooks/webhook-signature"
import { confirmWith, createIntent, startSandbox } from "./sandbox-server"

const SECRET = "whsec_sandbox"

type Delivery = { event: { id: string; type: string; data: { object: object } }; trusted: boolean }

/** A shop that answers its deliveries with `statuses` in turn, then 200. */
async function startShop(statuses: number[] = []) {
  const deliveries: Delivery[] = []
  const server = http.createServer(async (req, res) => {
    const chunks: Buffer[] = []
    for await (const chunk of req) chunks.push(Buffer.from(chunk))
    const body = Buffer.concat(chunks).toString()
    const signature = String(req.headers["stripe-signature"])
    const time = Number(/t=(\d+)/.exec(signature)?.[1])
    const recent = Math.abs(Date.now() / 1000 - time) < 10
    deliveries.push({
      event: JSON.parse(body),
      trusted: recent && signature === signWebhook(body, SECRET, time),
    })
    res.writeHead(statuses.shift() ?? 200).end()
    server.emit("delivery")
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  const { port } = server.address() as AddressInfo
  return {
    deliveries,
    webhook: { url: `http://127.0.0.1:${port}/hooks/stripe`, secret: SECRET },
    async until(count: number) {
      while (deliveries.length < count) await once(server, "delivery")
      return deliveries
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

describe("webhooks of the sandbox", () => {
  it("tells the shop of every change, signed", async () => {
    const shop = await startShop()
    const server = await startSandbox({ webhook: shop.webhook })

    const { id } = await confirmWith(server, "4242424242424242")
    const deliveries = await shop.until(2)
    await server.stop()
    await shop.stop()

    expect(deliveries.map(({ event }) => event.type).sort()).toEqual([
      "payment_intent.created",
      "payment_intent.succeeded",
    ])
    expect(deliveries.every(({ trusted }) => trusted)).toBe(true)
    expect(deliveries[1]?.event.data.object).toMatchObject({
      id,
      metadata: { session_id: "payses_1" },
    })
  })

  it("tries again when the shop refuses", async () => {
    const shop = await startShop([500])
    const server = await startSandbox({ webhook: shop.webhook })

    await createIntent(server)
    const deliveries = await shop.until(2)
    await server.stop()
    await shop.stop()

    expect(deliveries[1]?.event).toEqual(deliveries[0]?.event)
  })

  it("delivers after a restart what the shop did not take before it", async () => {
    const shop = await startShop([503])
    const first = await startSandbox({ webhook: shop.webhook })
    await createIntent(first)
    await shop.until(1)
    await first.stop()

    const second = await startSandbox({ webhook: shop.webhook, dataDir: first.dataDir })
    const deliveries = await shop.until(2)
    await second.stop()
    await shop.stop()

    expect(deliveries[1]?.event.id).toBe(deliveries[0]?.event.id)
  })
})
