import fs from "node:fs"
import path from "node:path"
import { startPostgres } from "../../../backend/bin/launcher/postgres/start-postgres"
import { call } from "../../testkit/client/call"
import { startShop, type Shop } from "../../testkit/shop/start-shop"
import { temporaryFolder } from "../../testkit/shop/temporary-folder"
import { measure, type Figures } from "../measure"
import { callsOf, type MeasuredCall } from "./calls"
import { fill, type Sizes } from "./fill"
import { makePatterns } from "./patterns"

// How long staff wait in a large shop: the overview, every list of ours, and Medusa's own lists as
// its dashboard asks for them. Fails where one of ours takes longer than the limit at p95.
//   npm run bench:admin [divisor of the size] [seconds a call]
const [divisor = 1, seconds = 3] = process.argv.slice(2).map(Number)
const LIMIT_MS = 300
const WARM_UP_SECONDS = 1

const SIZES: Sizes = {
  products: Math.ceil(50_000 / divisor),
  orders: Math.ceil(100_000 / divisor),
  reviews: Math.ceil(20_000 / divisor),
  customers: Math.ceil(5_000 / divisor),
}

async function main(): Promise<void> {
  const folder = temporaryFolder("shop-bench")
  const shop = await startShop(folder)
  try {
    // The shop runs it already: this joins it.
    const { url: databaseUrl } = await startPostgres({ folder: path.join(folder, "postgres") })
    const patterns = await makePatterns(shop)
    const began = performance.now()
    await fill(databaseUrl, patterns, SIZES)
    console.log(`${JSON.stringify(SIZES)} in ${Math.round((performance.now() - began) / 1000)} s`)
    const late = await measureAll(await callsOf({ shop, databaseUrl }, patterns, SIZES))
    await measureExport(shop, patterns.staff)
    if (late.length === 0) return
    console.error(`Over ${LIMIT_MS} ms at p95: ${late.join("; ")}`)
    process.exitCode = 1
  } finally {
    await shop.stop()
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

/** Prints a line for each call; answers the names of ours that are late. */
async function measureAll(calls: readonly MeasuredCall[]): Promise<string[]> {
  const late: string[] = []
  for (const { name, url, token, own } of calls) {
    const task = () => call<unknown>(url, { token }).then(() => undefined)
    await measure({ clients: 1, seconds: WARM_UP_SECONDS }, task)
    const figures = await measure({ clients: 1, seconds }, task)
    print(name, figures)
    if (own && figures.p95 > LIMIT_MS) late.push(name)
  }
  return late
}

function print(name: string, { count, p50, p95 }: Figures): void {
  const [half, most] = [p50, p95].map((time) => `${time.toFixed(0).padStart(5)} ms`)
  console.log(`${name.padEnd(28)} p50 ${half}, p95 ${most}, ${count} times`)
}

async function measureExport({ url }: Shop, token: string): Promise<void> {
  const began = performance.now()
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${url}/admin/orders-export?days=90`, { headers })
  const lines = (await answer.text()).split("\r\n").length - 2
  console.log(`orders of 90 days as CSV: ${lines} in ${Math.round(performance.now() - began)} ms`)
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
