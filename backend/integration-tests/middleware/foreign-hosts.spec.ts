import { once } from "node:events"
import { connect } from "node:net"
import { text } from "node:stream/consumers"
import { rawApi } from "../setup/raw-call"
import { sharedShop } from "../setup/run/shop-suite"

const EVIL = "evil.example:9000"
const DOORS = ["/", "/dev/outbox.json", "/metrics", "/store/products", "/admin/orders", "/app"]

sharedShop({
  testSuite: ({ api: client }) => {
    const call = rawApi(client)

    it.each(DOORS)(
      "shows nothing of %s to a page that has its own name lead here",
      async (path) => {
        const answer = await call({ path, headers: { host: EVIL } })
        expect(answer).toMatchObject({
          status: 421,
          body: { type: "invalid_data", code: "unknown_host" },
          headers: { "cache-control": "no-store", "x-content-type-options": "nosniff" },
        })
      },
    )

    it("refuses a foreign host in the contract's shape below /api/v1", async () => {
      const headers = { host: EVIL, origin: `http://${EVIL}` }
      const answer = await call({ path: "/api/v1/products", headers })
      expect(answer).toMatchObject({ status: 421, body: { success: false, code: "unknown_host" } })
      expect(answer.headers).not.toHaveProperty("access-control-allow-origin")
    })

    it.each(["localhost@evil.example", "a b", "http://localhost"])(
      "answers 400 to a host that is none: %s",
      async (host) => {
        const answer = await call({ path: "/api/v1/products", headers: { host } })
        expect(answer).toMatchObject({ status: 400, body: { code: "invalid_host" } })
      },
    )

    it("answers 400 to a call without any host", async () => {
      const port = Number(new URL(client.defaults.baseURL ?? "").port)
      const socket = connect(port, "localhost")
      await once(socket, "connect")
      socket.write("GET /dev/outbox.json HTTP/1.0\r\n\r\n")
      expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 [\s\S]*"code":"invalid_host"/)
    })

    it("goes by the host that was called, whatever a caller says of another", async () => {
      const headers = { host: EVIL, "x-forwarded-host": "localhost" }
      expect((await call({ path: "/api/v1/products", headers })).status).toBe(421)
    })

    it("tells whoever watches its health by any address that it serves", async () => {
      for (const path of ["/health", "/health/ready"]) {
        expect((await call({ path, headers: { host: "10.0.0.7:9000" } })).status).toBe(200)
      }
    })
  },
})
