import { makePart } from "../testkit/client/parts"
import { signInAdministrator, type Person } from "../testkit/client/people"
import { eventsOf } from "./check/history"
import { gather } from "../testkit/client/crowd"
import { judgeDrop } from "./judge-stock-rush"
import { PIECES, runDrop } from "./stock-rush"
import { runLedger } from "./scenario/run-scenario"
import { wishesOf } from "./scenario/purchases"
import { randomOf } from "../testkit/random"
import { notebookIn, type Notebook } from "./notebook"
import { openShop, type TorturedShop } from "../testkit/shop/open-processes"
import { verdictOf } from "./verdict"

// The long form of torture.spec.ts: crowds at a little stock, then kills of everything.
//   npm run torture [rounds of each drop] [seed]
const [rounds = 3, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number)
const BUYERS = 500
const STOCKS_FOR = [1, 10, 100]
const REFUSAL_LIMIT_MS = 5000
const WISHES = 1000
const KILLS = 20
const CLIENTS = 16

type Trial = { shop: TorturedShop; notebook: Notebook; admin: Person; buyers: Person[] }

async function main(): Promise<void> {
  console.log(`Opening a shop of two processes; seed ${seed}`)
  const shop = await openShop({ processes: 2 })
  const notebook = notebookIn(`${shop.folder}/history.jsonl`)
  try {
    const url = shop.servers[0]?.url ?? ""
    const admin = await signInAdministrator(url)
    const trial = { shop, notebook, admin, buyers: await gather(url, BUYERS) }
    const problems = [...(await drops(trial)), ...(await ledger(trial))]
    for (const problem of problems) console.log(`✗ ${problem}`)
    console.log(problems.length === 0 ? "Nothing is wrong" : `${problems.length} things are wrong`)
    process.exitCode = problems.length === 0 ? 0 : 1
  } finally {
    await shop.stop()
  }
}

async function drops({ shop, notebook, admin, buyers }: Trial): Promise<string[]> {
  const problems: string[] = []
  for (let round = 1; round <= rounds; round++) {
    for (const count of [1, shop.servers.length]) {
      for (const stockFor of STOCKS_FOR) {
        const what = `${stockFor} orders' stock, ${count} processes, round ${round}`
        const processes = shop.servers.slice(0, count).map(({ url }) => url)
        const stock = PIECES * stockFor
        const part = await makePart(processes[0] ?? "", admin, { name: `Drop: ${what}`, stock })
        const answers = await runDrop({ processes, buyers, part }, notebook)
        const slowest = Math.max(...answers.map(({ milliseconds }) => milliseconds))
        console.log(`${buyers.length} buyers, ${what}: last answer after ${slowest.toFixed(0)} ms`)
        problems.push(...judgeDrop(answers, stock).map((problem) => `${what}: ${problem}`))
        const late = answers.filter(
          ({ status, milliseconds }) => status === 409 && milliseconds > REFUSAL_LIMIT_MS,
        )
        if (late.length > 0) problems.push(`${what}: ${late.length} refusals came late`)
      }
    }
  }
  return [...problems, ...(await faultsOf(shop, notebook))]
}

async function ledger({ shop, notebook, admin, buyers }: Trial): Promise<string[]> {
  const random = randomOf(seed)
  const url = shop.servers[0]?.url ?? ""
  const parts = []
  for (const number of [1, 2, 3, 4, 5, 6]) {
    parts.push(await makePart(url, admin, { name: `Ledger: part ${number}`, stock: 8000 }))
  }
  const wishes = wishesOf(WISHES, { buyers, parts, ends: true }, random)
  const known = notebook.events.length
  await runLedger({ shop, notebook, wishes, clients: CLIENTS, kills: KILLS, random })
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

async function faultsOf(shop: TorturedShop, notebook: Notebook): Promise<string[]> {
  return (await verdictOf(shop, notebook)).map(({ kind, what }) => `${kind}: ${what}`)
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
