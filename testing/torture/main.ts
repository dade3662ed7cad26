import { PIECES } from "../testkit/client/orders"
import { makePart } from "../testkit/client/parts"
import { registerMany, signInAdministrator, type Person } from "../testkit/client/people"
import { randomOf } from "../testkit/random"
import { openProcesses, type ShopProcesses } from "../testkit/shop/open-processes"
import { eventsOf } from "./check/history"
import { checkBasketRush, runBasketRush } from "./basket-rush"
import { lastingFaults } from "./find-faults"
import { notebookIn, type Notebook } from "./notebook"
import { purchasesOf } from "./scenario/purchases"
import { runScenario } from "./scenario/run-scenario"
import { checkStockRush, runStockRush } from "./stock-rush"
import { openLocations, stockThem } from "./three-locations"

// The long form of torture.spec.ts: crowds at a little stock, then kills of everything.
//   npm run torture [rounds of each rush] [seed]
const [rounds = 3, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number)
const BUYERS = 500
const STOCKS_FOR = [1, 10, 100]
const REFUSAL_LIMIT_MS = 5000
const BASKETS = 200
const PARTS = 20
const PURCHASES = 1000
const KILLS = 20
const CLIENTS = 16

type Trial = { shop: ShopProcesses; notebook: Notebook; admin: Person; buyers: Person[] }

async function main(): Promise<void> {
  console.log(`Opening a shop of two processes; seed ${seed}`)
  const shop = await openProcesses({ processes: 2 })
  const notebook = notebookIn(`${shop.folder}/history.jsonl`)
  try {
    const url = shop.servers[0]?.url ?? ""
    const admin = await signInAdministrator(url)
    const trial = { shop, notebook, admin, buyers: await registerMany(url, BUYERS) }
    const problems = [
      ...(await rushes(trial)),
      ...(await rushAtThree(trial)),
      ...(await basketRushes(trial)),
      ...(await scenario(trial)),
    ]
    for (const problem of problems) console.log(`✗ ${problem}`)
    console.log(problems.length === 0 ? "Nothing is wrong" : `${problems.length} things are wrong`)
    process.exitCode = problems.length === 0 ? 0 : 1
  } finally {
    await shop.stop()
  }
}

async function rushes({ shop, notebook, admin, buyers }: Trial): Promise<string[]> {
  const problems: string[] = []
  for (let round = 1; round <= rounds; round++) {
    for (const count of [1, shop.servers.length]) {
      for (const stockFor of STOCKS_FOR) {
        const what = `${stockFor} orders' stock, ${count} processes, round ${round}`
        const processes = shop.servers.slice(0, count).map(({ url }) => url)
        const stock = PIECES * stockFor
        const part = await makePart(processes[0] ?? "", admin, { name: `Rush: ${what}`, stock })
        const answers = await runStockRush({ processes, buyers, part }, notebook)
        const slowest = Math.max(...answers.map(({ milliseconds }) => milliseconds))
        console.log(`${buyers.length} buyers, ${what}: last answer after ${slowest.toFixed(0)} ms`)
        problems.push(...checkStockRush(answers, stock).map((problem) => `${what}: ${problem}`))
        const late = answers.filter(
          ({ status, milliseconds }) => status === 409 && milliseconds > REFUSAL_LIMIT_MS,
        )
        if (late.length > 0) problems.push(`${what}: ${late.length} refusals came late`)
      }
    }
  }
  return [...problems, ...(await faultsOf(shop, notebook))]
}

/** What lies at three locations; twenty pieces at each are left over, and make one order more. */
async function rushAtThree({ shop, notebook, admin, buyers }: Trial): Promise<string[]> {
  const processes = shop.servers.map(({ url }) => url)
  const problems: string[] = []
  await openLocations(shop.database)
  for (let round = 1; round <= rounds; round++) {
    const what = `three locations, round ${round}`
    const stock = PIECES * 60 + 20
    const part = await makePart(processes[0] ?? "", admin, { name: `Rush: ${what}`, stock })
    await stockThem(shop.database, { part, pieces: [PIECES * 25 + 20, PIECES * 14 + 20] })
    const answers = await runStockRush({ processes, buyers, part }, notebook)
    const slowest = Math.max(...answers.map(({ milliseconds }) => milliseconds))
    console.log(`${buyers.length} buyers, ${what}: last answer after ${slowest.toFixed(0)} ms`)
    const wrong = checkStockRush(answers, PIECES * 100 + 10)
    problems.push(...wrong.map((problem) => `${what}: ${problem}`))
  }
  return [...problems, ...(await faultsOf(shop, notebook))]
}

async function basketRushes({ shop, notebook, admin, buyers }: Trial): Promise<string[]> {
  const random = randomOf(seed)
  const processes = shop.servers.map(({ url }) => url)
  const problems: string[] = []
  for (let round = 1; round <= rounds; round++) {
    const parts = []
    for (let number = 1; number <= PARTS; number++) {
      const name = `Baskets: part ${number}, round ${round}`
      parts.push(await makePart(processes[0] ?? "", admin, { name, stock: 8000 }))
    }
    const crowd = buyers.slice(0, BASKETS)
    const answers = await runBasketRush({ processes, buyers: crowd, parts, random }, notebook)
    const slowest = Math.max(...answers.map(({ milliseconds }) => milliseconds))
    const placed = answers.filter(({ status }) => status === 201).length
    console.log(`${BASKETS} baskets: ${placed} placed, last answer after ${slowest.toFixed(0)} ms`)
    problems.push(...(await checkBasketRush(answers, { processes, parts })))
  }
  return [...problems, ...(await faultsOf(shop, notebook))]
}

async function scenario({ shop, notebook, admin, buyers }: Trial): Promise<string[]> {
  const random = randomOf(seed)
  const url = shop.servers[0]?.url ?? ""
  const parts = []
  for (let number = 1; number <= PARTS; number++) {
    parts.push(await makePart(url, admin, { name: `Scenario: part ${number}`, stock: 12_000 }))
  }
  const purchases = purchasesOf(PURCHASES, { buyers, parts, ends: true }, random)
  const known = notebook.events.length
  await runScenario({ shop, notebook, purchases, clients: CLIENTS, kills: KILLS, random })
  const events = notebook.events.slice(known)
  const count = (what: Parameters<typeof eventsOf>[1]) => eventsOf(events, what).length
  const recoveries = eventsOf(events, "recovered").map(({ milliseconds }) => milliseconds)
  console.log(
    [
      `${count("wanted")} purchases under ${count("killed")} kills`,
      `${count("placed")} acknowledged`,
      `${count("refused")} refused`,
      `${count("cancelled")} cancelled`,
      `${count("paid")} paid`,
      `${count("unanswered")} calls cut off or failed`,
      `back after ${Math.max(...recoveries)} ms at the latest`,
    ].join(", "),
  )
  return faultsOf(shop, notebook)
}

async function faultsOf(shop: ShopProcesses, notebook: Notebook): Promise<string[]> {
  return (await lastingFaults(shop, notebook)).map(({ kind, what }) => `${kind}: ${what}`)
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
