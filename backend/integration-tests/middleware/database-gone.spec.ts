import { randomUUID } from "node:crypto"
import { configSchema } from "../../src/contract/shop/config"
import {
  startDatabaseProxy,
  type DatabaseProxy,
} from "../../../testing/testkit/shop/database-proxy"
import { signInAdmin, signInMedusaAdmin, signUp, type Person } from "../setup/people"
import { purchaseOf } from "../setup/orders/purchase"
import { addPart, openShop, type TestPart } from "../setup/shop-fixture"
import { ownShop } from "../setup/run/shop-suite"
import { dataOf, failureOf, testApi, type Answer } from "../setup/test-api"

// The shop's database is at this port.
const { target, port } = vi.hoisted(() => {
  const [target, port] = [Number(process.env.DB_PORT), 20_000 + (process.pid % 10_000)]
  process.env.DB_PORT = String(port)
  process.env.DATABASE_SILENCE_MS = "1500"
  return { target, port }
})
let database: DatabaseProxy
beforeAll(async () => {
  database = await startDatabaseProxy({ target, port })
})

/** A call that nobody answers is a failure; PostgreSQL's silence is noticed long before. */
const ANSWER_LIMIT_MS = 15_000
const UNAVAILABLE = { status: 503, code: "database_unavailable", errors: [] }

ownShop({
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi({
      request: (options) => client.request({ ...options, timeout: ANSWER_LIMIT_MS }),
    })
    const get = (path: string) => api.call({ method: "GET", path })
    let part: TestPart
    let buyer: Person
    let admin: string
    let adminProof: string
    let key: string

    beforeEach(async () => {
      await openShop(getContainer())
      part = await addPart(getContainer())
      buyer = await signUp(api)
      adminProof = (await signInAdmin(getContainer(), api)).idToken
      admin = await signInMedusaAdmin(api)
      key = dataOf(await api.get("/config"), configSchema).commerce.publishableApiKey
    })
    afterEach(async () => {
      await database.restore()
      await expect.poll(async () => (await get("/health/ready")).status).toBe(200)
    })

    const order = (idempotencyKey: string) =>
      api.call({
        method: "POST",
        path: "/api/v1/orders",
        token: buyer.token,
        body: purchaseOf(part, buyer),
        headers: { "idempotency-key": idempotencyKey },
      })
    const askEverything = (): Promise<Answer[]> =>
      Promise.all([
        api.get("/products"),
        api.get(`/product/${part.id}`),
        api.get("/config"),
        api.get(`/orders/${buyer.email}`, buyer.token),
        api.post("/auth", { email: buyer.email }, buyer.idToken),
        order(randomUUID()),
        api.call({
          method: "GET",
          path: "/store/products",
          headers: { "x-publishable-api-key": key },
        }),
        api.call({ method: "GET", path: "/admin/orders", token: admin }),
        api.call({
          method: "POST",
          path: "/auth/user/firebase",
          body: { id_token: adminProof },
        }),
      ])

    it.each([
      ["has ended", () => database.end()],
      ["hangs", () => database.hang()],
    ])("answers 503 to all that needs PostgreSQL when that %s, and heals", async (_what, fail) => {
      await fail()
      // At once: nothing has noticed yet.
      const [first, again] = [await askEverything(), await askEverything()]
      for (const answer of [...first, ...again]) {
        expect(failureOf(answer)).toMatchObject(UNAVAILABLE)
        expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0)
        expect(answer.body).toMatchObject({ requestId: answer.headers["x-request-id"] })
      }
      expect(await get("/health/ready")).toMatchObject({
        status: 503,
        body: { ready: false, part: "postgresql" },
      })
      expect((await get("/health")).status).toBe(200)
      expect((await get("/uploads/nothing.webp")).status).toBe(404)

      await database.restore()
      await expect.poll(async () => (await api.get("/products")).status).toBe(200)
      expect((await get("/health/ready")).status).toBe(200)
    })

    it("places one order for a buyer who asks on under one key while PostgreSQL hangs", async () => {
      const attempt = randomUUID()
      database.hang()
      expect(failureOf(await order(attempt))).toMatchObject(UNAVAILABLE)
      expect(failureOf(await order(attempt))).toMatchObject(UNAVAILABLE)
      await database.restore()
      await expect.poll(async () => (await order(attempt)).status).toBe(201)
      expect((await order(attempt)).status).toBe(201)
      const { body } = await api.get(`/orders/${buyer.email}`, buyer.token)
      expect(body).toHaveLength(1)
    })

    it("shows a page in place of JSON to people, with the number of the request", async () => {
      await database.end()
      const open = () =>
        api.call({
          method: "GET",
          path: '/showProduct?q="><script>',
          headers: { accept: "text/html,application/xhtml+xml", "x-request-id": "visit-1" },
        })
      await expect.poll(async () => (await open()).status).toBe(503)
      const visit = await open()
      expect(visit.headers["content-type"]).toContain("text/html")
      expect(visit.headers["content-security-policy"]).toMatch(/style-src 'sha256-/)
      expect(visit.body).toContain("<code>visit-1</code>")
      expect(visit.body).not.toContain("<script>")
    })
  },
})
