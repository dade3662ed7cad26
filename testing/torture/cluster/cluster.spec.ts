import { readOutbox } from "../../../backend/src/queries/mail/outbox"
import { ask, call } from "../../testkit/client/call"
import { purchaseOf } from "../../testkit/client/orders"
import { makePart, type Part } from "../../testkit/client/parts"
import { register, signInAdministrator, type Person } from "../../testkit/client/people"
import { openSession, statusOfStaff } from "../../testkit/client/staff"
import { openCluster, type Cluster, type Process } from "../../testkit/shop/open-cluster"
import { processesOf } from "../../testkit/shop/processes-of"
import { temporaryFolder } from "../../testkit/shop/temporary-folder"
import { diskOf, sendPicture } from "./disk"
import { beginTraffic } from "./traffic"

const WAITING_EVENTS = "BoundedEventBus:events-queue:prioritized"
const FINISHED_JOBS = "bull:medusa-workflows-jobs:completed"
const CLIENTS = 3
const PAUSE_MS = 100
/** A call that takes longer hangs. */
const HANGS_MS = 10_000
/** The embedded identity service and payment sandbox, by their program. */
const SERVICES = /embedded\/main\.js/
const LATER = { timeout: 60_000, interval: 200 }
/** What no event announced is made up for by a job of every minute, the worker's second round at worst. */
const AFTER_ROUNDS = { timeout: 150_000, interval: 200 }

type Bought = { _id: string; qty: number }

// One cluster for all of them, in order: what is killed is back before the next test.
describe("two servers and a worker behind the proxy", () => {
  const folder = temporaryFolder("shop-cluster")
  const disk = diskOf(folder)
  let cluster: Cluster
  let admin: Person
  let buyers: Person[]
  let part: Part

  beforeAll(async () => {
    cluster = await openCluster({ folder, variables: disk.variables })
    admin = await signInAdministrator(cluster.url)
    part = await makePart(cluster.url, admin, { name: "A part for a cluster", stock: 500_000 })
    const names = Array.from({ length: CLIENTS }, (_, number) => `buyer-${number}@example.com`)
    buyers = await Promise.all(names.map((name) => register(cluster.url, name)))
  })

  afterAll(() => cluster?.stop())

  const newBuyer = (email: string) => register(cluster.url, email)
  const buy = async (buyer: Person) => {
    const order = { token: buyer.token, body: purchaseOf(buyer, part), limit: HANGS_MS }
    const { data } = await call<{ data: Bought }>(`${cluster.url}/api/v1/orders`, order)
    return data
  }
  const mailsTo = async (address: string) =>
    (await readOutbox(cluster.folder)).filter(({ to }) => to === address).length
  const servers = () => [cluster.find("server-1"), cluster.find("server-2")] as const
  const isReady = async ({ url }: Process) =>
    (await ask(`${url}/health/ready`, { limit: HANGS_MS })).status === 200
  const traffic = () => beginTraffic(cluster.url, { buyers, part, pause: PAUSE_MS })
  const lost = async (orders: readonly string[]) => {
    const kept = await cluster.database.read<string[]>(
      `select coalesce(json_agg(id), '[]') as value from "order" where canceled_at is null`,
    )
    return orders.filter((order) => !kept.includes(order))
  }

  it("leave jobs and events to the worker, and tell of each order once", async () => {
    const { pid } = cluster.find("worker")
    const people = ["first@example.com", "second@example.com", "third@example.com"]
    const firstBuyers = await Promise.all(people.map(newBuyer))
    process.kill(pid, "SIGSTOP")
    try {
      for (const buyer of firstBuyers) await buy(buyer)
      await expect.poll(() => cluster.redis.count(WAITING_EVENTS)).toBe(people.length)
    } finally {
      process.kill(pid, "SIGCONT")
    }
    await expect.poll(() => Promise.all(people.map(mailsTo)), LATER).toEqual([1, 1, 1])
  })

  it("share the sessions of staff", async () => {
    const [one, other] = servers()
    const cookie = await openSession(one.url)
    expect(await statusOfStaff(other.url, cookie)).toBe(200)
  })

  it("tell their operator how each of them is, the worker too, and nobody from elsewhere", async () => {
    const figures = (url: string, headers = {}) => fetch(`${url}/metrics`, { headers })
    const elsewhere = { "x-forwarded-for": "198.51.100.7" }
    for (const { url } of cluster.processes()) {
      expect(await ask(`${url}/health/ready`, {})).toEqual({ status: 200, body: { ready: true } })
      const text = await (await figures(url)).text()
      expect(text).toMatch(/^halden_database_up 1$/m)
      expect(text).toMatch(/^halden_event_loop_late_seconds [\d.e-]+$/m)
      expect((await figures(url, elsewhere)).status).toBe(404)
    }
    expect((await figures(cluster.url, elsewhere)).status).toBe(404)
  })

  it("count the attempts of a caller together", async () => {
    const attempt = async ({ url }: Process) =>
      ask(`${url}/api/v1/auth`, {
        headers: { "x-forwarded-for": "198.51.100.7" },
        body: { email: "somebody@example.com" },
      })
    const [one, other] = servers()
    const statuses: number[] = []
    for (let count = 0; count < 5; count += 1) {
      for (const server of [one, other]) statuses.push((await attempt(server)).status)
    }
    expect(statuses).toEqual(Array(10).fill(401))
    expect([(await attempt(one)).status, (await attempt(other)).status]).toEqual([429, 429])
  })

  it("are started anew one after the other, and nobody notices", async () => {
    const names = ["server-1", "server-2", "worker"] as const
    const before = names.map((name) => cluster.find(name).pid)
    const going = traffic()
    await cluster.roll()
    await going.stop()
    expect([going.failedReads, going.failedOrders]).toEqual([[], []])
    expect(names.map((name) => cluster.find(name).pid)).not.toEqual(
      expect.arrayContaining([expect.toBeOneOf(before)]),
    )
    expect(await lost(going.orders)).toEqual([])
  })

  it("sell on while Redis is gone, and make up for it when it is back", async () => {
    const cookie = await openSession(cluster.url)
    const buyer = await newBuyer("without-redis@example.com")
    cluster.redis.kill()
    const going = traffic()
    try {
      await buy(buyer)
      const stock = { method: "PUT", token: admin.token, body: { qty: 400_000 }, limit: HANGS_MS }
      expect(await ask(`${cluster.url}/api/v1/product/${part._id}`, stock)).toMatchObject({
        status: 503,
        body: { code: "unavailable" },
      })
      expect(await statusOfStaff(cluster.url, cookie)).toBe(503)
      expect(await Promise.all(servers().map(isReady))).toEqual([true, true])
      await going.stop()
      expect([going.failedReads, going.failedOrders]).toEqual([[], []])
      expect(await lost(going.orders)).toEqual([])
    } finally {
      await cluster.redis.bringBack()
    }
    const jobs = await cluster.redis.count(FINISHED_JOBS)
    await expect.poll(() => mailsTo(buyer.email), AFTER_ROUNDS).toBe(1)
    await expect.poll(() => cluster.redis.count(FINISHED_JOBS), AFTER_ROUNDS).toBeGreaterThan(jobs)
    await expect.poll(() => statusOfStaff(cluster.url, cookie), LATER).toBe(200)
  })

  it("sell on while Redis hangs, and let staff work again when it goes on", async () => {
    const cookie = await openSession(cluster.url)
    cluster.redis.hang()
    try {
      const going = traffic()
      await expect.poll(() => going.orders.length).toBeGreaterThan(CLIENTS)
      await going.stop()
      expect([going.failedReads, going.failedOrders]).toEqual([[], []])
      expect(await lost(going.orders)).toEqual([])
      expect(await statusOfStaff(cluster.url, cookie)).toBe(503)
    } finally {
      cluster.redis.goOn()
    }
    await expect.poll(() => statusOfStaff(cluster.url, cookie), LATER).toBe(200)
  })

  it.each([
    ["has ended", () => cluster.databaseProxy.end()],
    ["hangs", async () => cluster.databaseProxy.hang()],
  ])("answer 503 while PostgreSQL %s, and heal by themselves", async (_what, fail) => {
    const going = traffic()
    await expect.poll(() => going.orders.length).toBeGreaterThan(CLIENTS)
    await fail()
    try {
      await expect.poll(() => Promise.all(servers().map(isReady)), LATER).toEqual([false, false])
      expect(await ask(`${cluster.url}/api/v1/products`, { limit: HANGS_MS })).toMatchObject({
        status: 503,
        body: { code: "database_unavailable" },
      })
      expect(await ask(`${cluster.url}/health/ready`, { limit: HANGS_MS })).toEqual({
        status: 503,
        body: { ready: false, part: "postgresql" },
      })
    } finally {
      await cluster.databaseProxy.restore()
    }
    await expect.poll(() => Promise.all(servers().map(isReady)), LATER).toEqual([true, true])
    const { length } = going.orders
    await expect.poll(() => going.orders.length).toBeGreaterThan(length + CLIENTS)
    await going.stop()
    // Each call was answered with the reason; none hung, and an order that was retried is one.
    for (const failed of [...going.failedReads, ...going.failedOrders]) {
      expect(failed).toContain("database_unavailable")
    }
    expect(await lost(going.orders)).toEqual([])
    expect(going.orders).toHaveLength(new Set(going.orders).size)
  })

  it("sell on while the payment and identity services hang, and let no stranger in", async () => {
    const [buyer] = buyers
    if (!buyer) throw new Error("There is no buyer")
    const order = await buy(buyer)
    const askToPay = () => {
      const body = { amount: part.price * order.qty, orderId: order._id }
      return ask(`${cluster.url}/api/v1/create-payment-intent`, {
        token: buyer.token,
        body,
        limit: HANGS_MS,
      })
    }
    const services = processesOf(cluster.folder).filter(({ command }) => SERVICES.test(command))
    expect(services).toHaveLength(1)
    const send = (signal: NodeJS.Signals) =>
      services.forEach(({ pid }) => process.kill(pid, signal))
    send("SIGSTOP")
    try {
      const going = traffic()
      await expect.poll(() => going.orders.length).toBeGreaterThan(CLIENTS)
      await going.stop()
      expect([going.failedReads, going.failedOrders]).toEqual([[], []])
      expect(await askToPay()).toMatchObject({
        status: 502,
        body: { code: "payment_provider_unavailable" },
      })
      const forged = { token: buyer.token, body: { email: admin.email }, limit: HANGS_MS }
      expect((await ask(`${cluster.url}/api/v1/auth`, forged)).status).toBeOneOf([401, 503])
    } finally {
      send("SIGCONT")
    }
    await expect.poll(async () => (await askToPay()).status, LATER).toBe(200)
    const [one, other] = [await askToPay(), await askToPay()]
    expect(one).toEqual(other)
  })

  it("sell on while the disk is full, keep nothing of a picture, and take it when there is room", async () => {
    const before = disk.pictures()
    const going = traffic()
    disk.fill()
    try {
      for (const { url } of servers()) {
        expect(await sendPicture(url, admin.token)).toMatchObject({
          status: 507,
          body: { code: "storage_full" },
        })
      }
      const { length } = going.orders
      await expect.poll(() => going.orders.length).toBeGreaterThan(length + CLIENTS)
      await expect.poll(disk.pictures).toEqual(before)
    } finally {
      disk.makeRoom()
    }
    await going.stop()
    expect([going.failedReads, going.failedOrders]).toEqual([[], []])
    expect((await sendPicture(cluster.url, admin.token)).status).toBe(200)
    expect(disk.pictures().length).toBeGreaterThan(before.length)
  })

  it("stand in for one that is killed, which comes back", async () => {
    const victim = cluster.find("server-1")
    const going = traffic()
    await expect.poll(() => going.orders.length).toBeGreaterThan(CLIENTS)
    process.kill(victim.pid, "SIGKILL")
    const killed = performance.now()
    const { length } = going.orders
    await expect.poll(() => going.orders.length).toBeGreaterThan(length + CLIENTS)
    await expect.poll(() => cluster.find("server-1").pid, LATER).not.toBe(victim.pid)
    await expect.poll(() => isReady(victim).catch(() => false), LATER).toBe(true)
    console.log(`It was back after ${Math.round(performance.now() - killed)} ms`)
    await going.stop()
    expect(going.failedReads).toEqual([])
    expect(await lost(going.orders)).toEqual([])
    expect(going.orders).toHaveLength(new Set(going.orders).size)
  })
})
