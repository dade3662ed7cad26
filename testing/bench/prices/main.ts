import { call } from "../../testkit/client/call"
import { register } from "../../testkit/client/people"
import { callsFor, type GrowthCall } from "../growth/calls"
import { deepPages } from "../growth/deep-pages"
import { readSamples } from "../growth/searches"
import { machineText } from "../report/machine"
import { table } from "../report/table"
import { writeSection } from "../report/write-section"
import { inTurn } from "../rounds"
import { openShops } from "../shops/open-shops"
import { compare, type Goal } from "../statistics/goal"
import { ratioOf, spreadOf, spreadText } from "../statistics/spread"
import { needWrk, runWrk } from "../wrk/run-wrk"
import { fillPrices } from "./fill-prices"

// What a customer of a group waits for lists and searches among 500 groups with 10,000 prices each,
// beside a guest: both ask the same shop in turn. Fails where a list, sorted by price too, or a search
// takes the customer more than 1.5 times as long; without arguments docs/benchmarks.md is written too.
//   npm run bench:prices [divisor of the number of groups]
const [divisor = 1] = process.argv.slice(2).map(Number)
const SIZES = { groups: Math.ceil(500 / divisor), prices: 10_000 }
const PRODUCTS = 10_000
const ROUNDS = 3
const SECONDS = 3
const GOAL: Goal = { bound: "at most", must: 1.5, aim: 1.15 }

/** What looks at all of the group's own prices that may be meant; facets count them anew. */
const BY_PRICE = /price between|facets/

async function main(): Promise<void> {
  needWrk()
  const { shops, stop } = await openShops([PRODUCTS])
  const [shop] = shops
  if (!shop) throw new Error("There is no shop to measure")
  const server = await shop.server()
  try {
    await server.start()
    const buyer = await register(server.url, "bench-buyer@example.com")
    const began = performance.now()
    await fillPrices(shop.databaseUrl, { email: buyer.email, sizes: SIZES })
    const count = SIZES.groups * SIZES.prices
    console.log(`${count} prices in ${Math.round((performance.now() - began) / 1000)} s`)
    await needOwnPrices(server.url, buyer.token)
    const { deep } = await deepPages(server.url)
    const calls = callsFor(await readSamples(shop.databaseUrl))
    const rows: string[][] = []
    for (const one of [...calls, { name: "list, nine tenths down", paths: [deep] }]) {
      const row = await measureCall(one, { url: server.url, token: buyer.token })
      console.log(row.join("  "))
      rows.push(row)
    }
    if (divisor !== 1) return
    const what = `${await machineText(shop.databaseUrl)}; ${SIZES.groups} groups, ${count} prices, ${PRODUCTS} products of two variants, ${ROUNDS} rounds. p50 in milliseconds, the median of the rounds; the ratio is the customer's to the guest's, with the least and the most of the rounds.`
    const heads = ["read", "guest", "customer", "ratio", ""]
    await writeSection("npm run bench:prices", `${what}\n\n${table(heads, rows)}`)
  } finally {
    await server.stop()
    await stop()
  }
}

/** What is measured would be a guest's where the group's prices did not arrive. */
async function needOwnPrices(url: string, token: string): Promise<void> {
  const path = `${url}/api/v1/products?limit=100`
  const [own, others] = await Promise.all(
    [token, undefined].map((one) => call<{ data: unknown[] }>(path, one ? { token: one } : {})),
  )
  if (JSON.stringify(own?.data) === JSON.stringify(others?.data)) {
    throw new Error("The customer sees a guest's prices")
  }
}

async function measureCall(
  { name, paths }: GrowthCall,
  { url, token }: { url: string; token: string },
): Promise<string[]> {
  const side = (headers: Record<string, string>) => async () =>
    (await runWrk({ url, paths, headers }, { connections: 1, seconds: SECONDS })).p50
  const sides = { guest: side({}), customer: side({ authorization: `Bearer ${token}` }) }
  await sides.guest()
  await sides.customer()
  const { guest, customer } = await inTurn(ROUNDS, sides)
  const ratio = ratioOf(customer, guest)
  const result = BY_PRICE.test(name) ? undefined : compare(ratio, GOAL)
  if (result && !result.passed) process.exitCode = 1
  const times = [guest, customer].map((values) => spreadOf(values).median.toFixed(2))
  return [name, ...times, spreadText(ratio), result?.text ?? ""]
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
