import { PIECES } from "../testkit/client/orders"
import { makePart } from "../testkit/client/parts"
import { registerMany, signInAdministrator, type Person } from "../testkit/client/people"
import { randomOf } from "../testkit/random"
import { openProcesses, type ShopProcesses } from "../testkit/shop/open-processes"
import { startPooler, type Pooler } from "../testkit/postgres/pooler"
import { eventsOf } from "./check/history"
import { lastingFaults } from "./find-faults"
import { notebookIn, type Notebook } from "./notebook"
import { purchasesOf } from "./scenario/purchases"
import { runScenario } from "./scenario/run-scenario"
import { checkStockRush, runStockRush } from "./stock-rush"

const BUYERS = 60
const STOCK_FOR = 10
const PURCHASES = 40
const KILLS = 3
const SEED = Number(process.env.TORTURE_SEED ?? Date.now() % 1_000_000)

// Debian's PgBouncer, 1.18, knows no prepared statements in this mode.
describe(`two processes behind PgBouncer in transaction mode (TORTURE_SEED=${SEED})`, () => {
  let pooler: Pooler
  let shop: ShopProcesses
  let admin: Person
  let buyers: Person[]
  let notebook: Notebook

  beforeAll(async () => {
    shop = await openProcesses({
      processes: 2,
      serversSettings: async (database, folder) => {
        pooler = await startPooler(folder, database.url)
        return { DATABASE_URL: pooler.url, DATABASE_PREPARED: "off" }
      },
    })
    notebook = notebookIn(`${shop.folder}/history.jsonl`)
    const url = shop.servers[0]?.url ?? ""
    admin = await signInAdministrator(url)
    buyers = await registerMany(url, BUYERS)
  })

  afterAll(async () => {
    await shop?.stop()
    await pooler?.stop()
  })

  const addPart = (name: string, stock: number) =>
    makePart(shop.servers[0]?.url ?? "", admin, { name, stock })

  it("sell the stock and no piece more to a crowd, and refuse the rest", async () => {
    const stock = PIECES * STOCK_FOR
    const part = await addPart("A part for a pooled crowd", stock)
    const processes = shop.servers.map(({ url }) => url)
    const answers = await runStockRush({ processes, buyers, part }, notebook)
    expect(checkStockRush(answers, stock)).toEqual([])
    expect(await lastingFaults(shop, notebook)).toEqual([])
  })

  it("lose, double and orphan nothing while servers and database are killed", async () => {
    const random = randomOf(SEED)
    const names = Array.from({ length: 10 }, (_, number) => `A pooled part under fire ${number}`)
    const parts = await Promise.all(names.map((name) => addPart(name, 1400)))
    const purchases = purchasesOf(PURCHASES, { buyers, parts, ends: true }, random)
    await runScenario({ shop, notebook, purchases, clients: 8, kills: KILLS, random })
    expect(await lastingFaults(shop, notebook)).toEqual([])
    expect(eventsOf(notebook.events, "killed")).toHaveLength(KILLS)
    expect(eventsOf(notebook.events, "unanswered")).not.toEqual([])
  })
})
