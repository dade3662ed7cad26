import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { readFile } from "node:fs/promises"
import path from "node:path"
import { payWithCard } from "../setup/orders/card"
import { enter, freshProof, signInAdmin, signInMedusaAdmin, signUp } from "../setup/people"
import { placeOrder } from "../setup/orders/purchase"
import { addPart, openShop } from "../setup/shop-fixture"
import { ownShop } from "../setup/run/shop-suite"
import { testApi } from "../setup/test-api"

const TOKEN = "a token of the tests alone"
const DASHBOARD = path.resolve(__dirname, "../../../docs/grafana/shop.json")

// Medusa's logger reads both when it is loaded. Below that level it writes addresses, for developers.
const log = vi.hoisted(() => {
  const file = `${process.env.SHOP_DATA_DIR}/observability-${process.pid}-${Date.now()}.log`
  Object.assign(process.env, { LOG_LEVEL: "verbose", LOG_FILE: file })
  return file
})

ownShop({
  env: { METRICS_TOKEN: TOKEN, SLOW_QUERY_MS: "200" },
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    beforeEach(() => openShop(getContainer()))

    const metrics = (headers?: Record<string, string>) =>
      api.call({ method: "GET", path: "/metrics", headers })
    const exported = async () => String((await metrics({ authorization: `Bearer ${TOKEN}` })).body)
    const lines = async () =>
      (await readFile(log, "utf8"))
        .split("\n")
        .filter((line) => line !== "")
        .map((line) => JSON.parse(line) as Record<string, unknown>)
    const lineOf = async (id: string) =>
      (await lines()).find(({ request_id, route }) => request_id === id && route)

    it("tells its figures to who has the token, and to nobody else that there are any", async () => {
      expect((await metrics()).status).toBe(404)
      expect((await metrics({ authorization: "Bearer another token" })).status).toBe(404)
      const answer = await metrics({ authorization: `Bearer ${TOKEN}` })
      expect(answer.status).toBe(200)
      expect(answer.headers["content-type"]).toContain("text/plain")
    })

    it("counts requests by the pattern of their route, orders and what is owed", async () => {
      const buyer = await signUp(api)
      const part = await addPart(getContainer())
      await placeOrder(api, { part, buyer })
      await api.get(`/product/${part.id}`)
      await api.get(`/orders/${buyer.email}`, buyer.token)
      await api.call({ method: "GET", path: "/admin/orders/order_1" })
      await api.call({ method: "GET", path: "/nowhere/to/be/found" })
      await expect.poll(exported).toContain('route="/api/v1/orders/{email}"')
      const text = await exported()
      const count = 'halden_http_request_duration_seconds_count{method="GET",route='
      expect(text).toContain(`${count}"/api/v1/product/{id}",status="200"} 1`)
      expect(text).toMatch(/\nhalden_orders_placed [1-9]/)
      expect(text).toMatch(/\nhalden_mails_owed \d/)
      expect(text).toMatch(/\nhalden_webhooks_owed \d/)
      expect(text).toMatch(/\nhalden_database_up 1/)
      for (const told of [part.id, buyer.email, "nowhere", "order_1"]) {
        expect(text).not.toContain(told)
      }
    })

    it("exports every figure that the dashboard asks for", async () => {
      const { panels } = JSON.parse(await readFile(DASHBOARD, "utf8")) as {
        panels: { targets?: { expr: string }[] }[]
      }
      const asked = panels
        .flatMap(({ targets = [] }) => targets)
        .flatMap(({ expr }) => expr.match(/\b(halden|nodejs|process)_\w+/g) ?? [])
      await api.get("/config")
      const names = new Set((await exported()).match(/^\w+/gm))
      expect(asked.length).toBeGreaterThan(10)
      expect(asked.filter((name) => !names.has(name))).toEqual([])
    })

    it("writes a line for each request with its id, route, status and time", async () => {
      const headers = { "x-request-id": "journey-1" }
      await api.call({ method: "GET", path: "/api/v1/product/none?q=secret", headers })
      await expect
        .poll(() => lineOf("journey-1"))
        .toMatchObject({
          level: "http",
          method: "GET",
          route: "/api/v1/product/{id}",
          status: 404,
          duration_ms: expect.any(Number),
        })
    })

    it("logs a slow statement without its values, and for which request it was", async () => {
      const database = getContainer().resolve(ContainerRegistrationKeys.PG_CONNECTION)
      const headers = { "x-request-id": "slow-1" }
      await database.transaction(async (lock) => {
        await lock.raw("lock table shop_setting in access exclusive mode")
        void api.call({ method: "GET", path: "/api/v1/config", headers })
        await lock.raw("select pg_sleep(1), 'Ada of the test', 4711")
      })
      const slow = async () => (await lines()).filter(({ message }) => message === "slow statement")
      await expect.poll(slow).toContainEqual(expect.objectContaining({ request_id: "slow-1" }))
      expect(await slow()).toContainEqual(
        expect.objectContaining({ statement: "select pg_sleep(?), ?, ?" }),
      )
    })

    it("keeps names, mails, addresses, passwords and tokens of a journey out of the log", async () => {
      const buyer = await signUp(api, { name: "Zebedia Quaxton" })
      const idToken = await freshProof(buyer)
      await enter(api, { ...buyer, idToken })
      const part = await addPart(getContainer())
      const profile = { name: buyer.name, email: buyer.email, phone: "+1 555 010 7777" }
      await api.put(`/user/${buyer.id}`, { ...profile, address: "77 Quaxton Lane" }, buyer.token)
      const order = await placeOrder(api, { part, buyer })
      const intent = { amount: Number(order.total), orderId: order._id }
      const { body } = await api.post("/create-payment-intent", intent, buyer.token)
      const { clientSecret } = body as { clientSecret: string }
      await payWithCard(clientSecret)
      const paid = { isPaid: true, transitionId: clientSecret.split("_secret_")[0] }
      expect((await api.put(`/order/${order._id}`, paid, buyer.token)).status).toBe(200)
      await signInAdmin(getContainer(), api)
      const staff = await signInMedusaAdmin(api)
      await api.call({ method: "GET", path: `/admin/customers?q=${buyer.email}`, token: staff })
      const twice = { email: buyer.email, first_name: "Zebedia" }
      for (let time = 0; time < 2; time += 1) {
        await api.call({ method: "POST", path: "/admin/customers", token: staff, body: twice })
      }
      await api.call({
        method: "POST",
        path: "/auth/user/firebase",
        body: { email: buyer.email, password: "wrong-secret-password" },
      })
      await api.get(`/orders/${buyer.email}`, "forged.access.token")
      const last = { "x-request-id": "journey-end" }
      await api.call({ method: "GET", path: "/api/v1/config", headers: last })
      await expect.poll(() => lineOf("journey-end")).toBeDefined()
      const text = await readFile(log, "utf8")
      for (const secret of [
        ...[buyer.email, buyer.name, "Zebedia", "Quaxton", "010 7777", "1 Test Street"],
        ...[buyer.token, buyer.idToken, idToken, staff, clientSecret, TOKEN],
        ...["wrong-secret-password", "secret-of-the-test", "carparts-admin", "forged.access.token"],
      ]) {
        expect(text.includes(secret) ? linesWith(text, secret) : []).toEqual([])
      }
    })
  },
})

function linesWith(text: string, secret: string): string[] {
  return text.split("\n").filter((line) => line.includes(secret))
}
