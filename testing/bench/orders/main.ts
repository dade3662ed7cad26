import fs from "node:fs"
import { placeOrder } from "../../testkit/client/orders"
import { registerMany, signInAdministrator, type Person } from "../../testkit/client/people"
import { startShop } from "../../testkit/shop/start-shop"
import { temporaryFolder } from "../../testkit/shop/temporary-folder"
import { measure, type Figures } from "../measure"
import { completeCart } from "./complete-cart"
import { makeParts, type BenchPart } from "./parts"
import { readStore } from "./store"

// Orders a second by /api/v1 against Medusa's own cart flow, in turn in one run: the same shop, the
// same parts, everything on disk. Trust the ratio, not the figures.
//   npm run bench:orders [seconds a turn] [clients]
const [seconds = 20, clients = 8] = process.argv.slice(2).map(Number)
const TURNS = 2
const WARM_UP_SECONDS = 3

async function main(): Promise<void> {
  const folder = temporaryFolder("shop-bench")
  const shop = await startShop(folder)
  try {
    const { own, medusa } = await compare(shop.url)
    print("/api/v1/orders", own)
    print("Medusa's cart flow", medusa)
    const ratio = sum(own) / sum(medusa)
    const tail = Math.max(...own.map(({ p50, p99 }) => p99 / p50))
    console.log(`${ratio.toFixed(1)} times as many orders a second; p99 ${tail.toFixed(1)} × p50`)
  } finally {
    await shop.stop()
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

async function compare(url: string) {
  const buyers = await registerMany(url, clients)
  const store = await readStore(url)
  const parts = await makeParts(store, await signInAdministrator(url), clients)
  const pick = (client: number): [Person, BenchPart] => {
    const [buyer, part] = [buyers[client], parts[client]]
    if (!buyer || !part) throw new Error(`There is no client ${client}`)
    return [buyer, part]
  }
  const flows = {
    own: (client: number) => placeOrder(url, ...pick(client)),
    medusa: (client: number) => completeCart(store, ...pick(client)),
  }
  const figures: Record<keyof typeof flows, Figures[]> = { own: [], medusa: [] }
  for (const name of ["own", "medusa"] as const) {
    await measure({ clients, seconds: WARM_UP_SECONDS }, flows[name])
  }
  for (let turn = 0; turn < TURNS; turn++) {
    for (const name of ["own", "medusa"] as const) {
      figures[name].push(await measure({ clients, seconds }, flows[name]))
    }
  }
  return figures
}

function sum(figures: Figures[]): number {
  return figures.reduce((total, { perSecond }) => total + perSecond, 0)
}

function print(what: string, figures: Figures[]): void {
  for (const { count, perSecond, p50, p99 } of figures) {
    const times = `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`
    console.log(`${what}: ${count} orders, ${perSecond.toFixed(1)} a second, ${times}`)
  }
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
