import http from "node:http"
import { openShop } from "../setup/shop-fixture"
import { sharedShop } from "../setup/run/shop-suite"

/** Caddy's, the longest that a proxy before the shop keeps a connection by itself. */
const PROXY_SECONDS = 120

sharedShop({
  testSuite: ({ api, getContainer }) => {
    it("a connection waits for the next request for longer than a proxy keeps it", async () => {
      await openShop(getContainer())
      const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
      const url = new URL("/api/v1/products", api.defaults.baseURL)
      const ask = () =>
        new Promise<{ kept: string | undefined; port: number | undefined }>((resolve, reject) => {
          const request = http.get(url, { agent }, (answer) => {
            const port = answer.socket.localPort
            answer
              .resume()
              .on("end", () => resolve({ kept: answer.headers["keep-alive"]?.toString(), port }))
          })
          request.on("error", reject)
        })
      const first = await ask()
      const second = await ask()
      agent.destroy()
      expect(second.port).toBe(first.port)
      expect(Number(/timeout=(\d+)/.exec(second.kept ?? "")?.[1])).toBeGreaterThan(PROXY_SECONDS)
    })
  },
})
