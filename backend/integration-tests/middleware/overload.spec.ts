import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { databaseImage } from "../setup/run/database-image"
import { signUp, type Person } from "../setup/people"
import { placeOrder, purchaseOf } from "../setup/orders/purchase"
import { addPart, openShop, type TestPart } from "../setup/shop-fixture"
import { ownShop } from "../setup/run/shop-suite"
import { failureOf, testApi, type Answer } from "../setup/test-api"

const POOL = 10
const OPEN = 8
const MORE = 12
const PATIENCE_MS = 1000
const LATE_TURN_MS = 1500
const OVERLOADED = { status: 503, code: "overloaded", errors: [] }

ownShop({
  env: { MAX_OPEN_REQUESTS: String(OPEN), OVERLOAD_AFTER_MS: String(PATIENCE_MS) },
  testSuite: ({ api: client, getContainer }) => {
    const api = testApi(client)
    const get = (path: string) => api.call({ method: "GET", path })
    let part: TestPart
    let buyer: Person

    beforeEach(async () => {
      await openShop(getContainer())
      part = await addPart(getContainer())
      buyer = await signUp(api)
    })

    const order = () => api.post("/orders", purchaseOf(part, buyer), buyer.token)
    const held: { rollback(): unknown }[] = []
    /** Takes every connection to PostgreSQL. */
    const holdPool = async () => {
      const database = getContainer().resolve(ContainerRegistrationKeys.PG_CONNECTION)
      const taken = Array.from({ length: POOL }, () => database.transaction())
      held.push(...(await Promise.all(taken)))
    }
    const giveBack = async () => {
      await Promise.all(held.splice(0).map((one) => one.rollback()))
    }
    afterEach(giveBack)
    /** A figure, which this machine may ask for without a token. */
    const figure = async (name: string) => {
      const text = String((await get("/metrics")).body)
      const line = text.split("\n").find((one) => one.startsWith(`${name} `))
      return Number(line?.slice(name.length))
    }
    const refusedFor = (reason: string) => figure(`halden_http_refused_total{reason="${reason}"}`)
    const expectRefused = (answer: Answer) => {
      expect(failureOf(answer)).toMatchObject(OVERLOADED)
      expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0)
    }

    it("refuses what comes in while the queue for the database stands, and does none of it", async () => {
      const before = await databaseImage(getContainer())
      await holdPool()
      const queued = Array.from({ length: 5 }, order)
      const longestWait = () => figure("halden_database_pool_oldest_wait_seconds")
      await expect.poll(longestWait).toBeGreaterThan(PATIENCE_MS / 1000)
      expectRefused(await order())
      expect(await refusedFor("database")).toBeGreaterThan(0)
      expect((await get("/health")).status).toBe(200)
      const forged = { method: "POST", path: "/hooks/stripe", body: { id: "evt_1" } }
      expect((await api.call(forged)).status).toBe(400)
      // Those that were let in do not wait for ever either.
      for (const answer of await Promise.all(queued)) expectRefused(answer)
      const elsewhere = { "x-forwarded-for": "203.0.113.9" }
      const told = await api.call({ method: "GET", path: "/metrics", headers: elsewhere })
      expect(told.status).toBe(404)
      await giveBack()
      expect(await databaseImage(getContainer())).toEqual(before)
      await expect.poll(async () => (await api.get("/products")).status).toBe(200)
      expect(await placeOrder(api, { part, buyer })).toMatchObject({ qty: 50 })
    })

    it("lets in so many at once and refuses the others at once", async () => {
      await holdPool()
      const asked = Array.from({ length: OPEN + MORE }, () => api.get("/products"))
      await expect.poll(() => refusedFor("open_requests")).toBeGreaterThan(0)
      await giveBack()
      const answers = await Promise.all(asked)
      answers.filter(({ status }) => status !== 200).forEach(expectRefused)
      await expect.poll(async () => (await api.get("/products")).status).toBe(200)
    })

    it("refuses while every turn of the event loop is late, and answers when they are not", async () => {
      let answered = false
      const asked = api.get("/products").finally(() => (answered = true))
      const asks = [asked]
      while (!answered || asks.length < 4) {
        const end = performance.now() + LATE_TURN_MS
        while (performance.now() < end) continue
        asks.push(api.get("/products"))
        await new Promise((resolve) => setImmediate(resolve))
      }
      const answers = await Promise.all(asks)
      answers.filter(({ status }) => status !== 200).forEach(expectRefused)
      expect(await refusedFor("event_loop")).toBeGreaterThan(0)
      expect((await get("/health")).status).toBe(200)
      await expect.poll(async () => (await api.get("/products")).status).toBe(200)
    })
  },
})
