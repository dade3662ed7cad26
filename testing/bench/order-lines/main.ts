import fs from "node:fs"
import { call } from "../../testkit/client/call"
import { listOf, PIECES, type Line } from "../../testkit/client/orders"
import { makePart } from "../../testkit/client/parts"
import { registerMany, signInAdministrator, type Person } from "../../testkit/client/people"
import { startDatabase, type Database } from "../../testkit/shop/database"
import { startShop } from "../../testkit/shop/start-shop"
import { temporaryFolder } from "../../testkit/shop/temporary-folder"
import { measure, type Figures } from "../measure"

// What an order costs by its lines: placing, reading, cancelling and delivering. One buyer, so that
// a time is the order's own.
//   npm run bench:lines [seconds a turn]
const [seconds = 10] = process.argv.slice(2).map(Number)
const LINES = [1, 40, 200]
const PLACING_LIMIT_MS = 500
const STOCK = 10_000_000
const WARM_UP_SECONDS = 3

type Desk = { url: string; admin: Person; buyer: Person }

async function main(): Promise<void> {
  const folder = temporaryFolder("shop-bench")
  const database = await startDatabase(folder)
  const shop = await startShop(folder, { variables: { DATABASE_URL: database.url } })
  try {
    const admin = await signInAdministrator(shop.url)
    const [buyer] = await registerMany(shop.url, 1)
    if (!buyer) throw new Error("Nobody buys")
    const desk = { url: shop.url, admin, buyer }
    const lines = await makeLines(desk)
    for (const count of LINES) await measureOrder(desk, { database, lines: lines.slice(0, count) })
  } finally {
    await shop.stop()
    await database.stop()
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

/** Of parts that never run out. */
async function makeLines({ url, admin }: Desk): Promise<Line[]> {
  const lines: Line[] = []
  for (let number = 1; number <= Math.max(...LINES); number++) {
    const name = `Part ${number} of the benchmark`
    lines.push({ part: await makePart(url, admin, { name, stock: STOCK }), pieces: PIECES })
  }
  return lines
}

type Measured = { database: Database; lines: Line[] }

async function measureOrder(desk: Desk, { database, lines }: Measured): Promise<void> {
  const { url, admin, buyer } = desk
  const placed: string[] = []
  const place = async () => {
    const body = listOf(buyer, lines)
    const headers = { "idempotency-key": crypto.randomUUID() }
    const options = { token: buyer.token, headers, body }
    const { data } = await call<{ data: { _id: string } }>(`${url}/api/v1/orders`, options)
    placed.push(data._id)
  }
  const oldest = () => {
    const id = placed.shift()
    if (!id) throw new Error("There is no order left")
    return `${url}/api/v1/order/${id}`
  }
  await measure({ clients: 1, seconds: WARM_UP_SECONDS }, place)
  // PostgreSQL does it by itself, a while after: a shop is not as new as this one.
  await database.run("vacuum analyze")
  const placing = await measure({ clients: 1, seconds }, place)
  print(`${lines.length} lines placed`, placing)
  const half = { clients: 1, seconds: Math.min(seconds, 5) }
  const read = () => call(`${url}/api/v1/order/${placed.at(-1)}`, { token: buyer.token })
  print(`${lines.length} lines read`, await measure(half, read))
  print(
    `${lines.length} lines cancelled`,
    await times(5, () => call(oldest(), { method: "DELETE", token: buyer.token })),
  )
  print(
    `${lines.length} lines delivered`,
    await times(5, () =>
      call(oldest(), { method: "PUT", token: admin.token, body: { isDeliver: true } }),
    ),
  )
  if (placing.p95 > PLACING_LIMIT_MS) process.exitCode = 1
}

/** The middle and the longest of so many times. */
async function times(count: number, task: () => Promise<unknown>) {
  const found: number[] = []
  for (let number = 0; number < count; number++) {
    const began = performance.now()
    await task()
    found.push(performance.now() - began)
  }
  found.sort((one, other) => one - other)
  return { count, p50: found[Math.floor(count / 2)] ?? 0, p95: found.at(-1) ?? 0 }
}

function print(what: string, { count, p50, p95 }: Pick<Figures, "count" | "p50" | "p95">): void {
  console.log(`${what}: ${count}, p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`)
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
