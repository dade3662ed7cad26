import { PIECES } from "../testkit/client/orders"
import { makePart, type Part } from "../testkit/client/parts"
import { registerMany, signInAdministrator, type Person } from "../testkit/client/people"
import { randomOf } from "../testkit/random"
import { openProcesses, type ShopProcesses } from "../testkit/shop/open-processes"
import { eventsOf } from "./check/history"
import { faultsNow, lastingFaults } from "./find-faults"
import { checkBasketRush, runBasketRush } from "./basket-rush"
import { notebookIn, type Notebook } from "./notebook"
import { plantedFaults } from "./planted"
import { purchasesOf } from "./scenario/purchases"
import { runScenario } from "./scenario/run-scenario"
import { checkStockRush, runStockRush } from "./stock-rush"
import { openLocations, stockThem } from "./three-locations"

const BUYERS = 60
const CROWD = 500
const STOCK_FOR = 10
const PURCHASES = 40
const KILLS = 3
const SEED = Number(process.env.TORTURE_SEED ?? Date.now() % 1_000_000)

// The short form of `npm run torture`, in order: the faults that the last test plants stay.
describe(`two processes of the shop on one database (TORTURE_SEED=${SEED})`, () => {
  let shop: ShopProcesses
  let admin: Person
  let buyers: Person[]
  let notebook: Notebook

  beforeAll(async () => {
    shop = await openProcesses({ processes: 2 })
    notebook = notebookIn(`${shop.folder}/history.jsonl`)
    const [server] = shop.servers
    admin = await signInAdministrator(server?.url ?? "")
    buyers = await registerMany(server?.url ?? "", BUYERS)
  })

  afterAll(() => shop?.stop())

  const addPart = (name: string, stock: number): Promise<Part> =>
    makePart(shop.servers[0]?.url ?? "", admin, { name, stock })

  const addParts = (name: string, { count, stock }: { count: number; stock: number }) =>
    Promise.all(Array.from({ length: count }, (_, number) => addPart(`${name} ${number}`, stock)))

  it("sell the stock and no piece more to a crowd, and refuse the rest", async () => {
    const stock = PIECES * STOCK_FOR
    const part = await addPart("A part for a crowd", stock)
    const processes = shop.servers.map(({ url }) => url)
    const answers = await runStockRush({ processes, buyers, part }, notebook)
    expect(checkStockRush(answers, stock)).toEqual([])
    expect(await lastingFaults(shop, notebook)).toEqual([])
  })

  it("sell what lies at three locations and no piece more to five hundred, and leave none", async () => {
    const processes = shop.servers.map(({ url }) => url)
    await openLocations(shop.database)
    const part = await addPart("A part at three locations", PIECES * 60 + 20)
    await stockThem(shop.database, { part, pieces: [PIECES * 25 + 20, PIECES * 14 + 20] })
    const known = buyers.length
    const more = await registerMany(processes[0] ?? "", CROWD - known, { known })
    const crowd = [...buyers, ...more]
    const answers = await runStockRush(
      { processes, buyers: crowd, part, isPatient: true },
      notebook,
    )
    // Twenty pieces are over at each: one order takes of all three.
    expect(checkStockRush(answers, PIECES * 100 + 10)).toEqual([])
    expect(await lastingFaults(shop, notebook)).toEqual([])
  })

  it("sell baskets of overlapping parts as wholes, and let nobody wait for another", async () => {
    const parts = await addParts("A basket's part", { count: 20, stock: 1000 })
    const processes = shop.servers.map(({ url }) => url)
    const random = randomOf(SEED)
    const answers = await runBasketRush({ processes, buyers, parts, random }, notebook)
    expect(await checkBasketRush(answers, { processes, parts })).toEqual([])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]))
    expect(await lastingFaults(shop, notebook)).toEqual([])
  })

  it("lose, double and orphan nothing while servers and database are killed", async () => {
    const random = randomOf(SEED)
    const parts = await addParts("A part under fire", { count: 20, stock: 700 })
    const purchases = purchasesOf(PURCHASES, { buyers, parts, ends: true }, random)
    await runScenario({ shop, notebook, purchases, clients: 8, kills: KILLS, random })
    expect(await lastingFaults(shop, notebook)).toEqual([])
    expect(eventsOf(notebook.events, "killed")).toHaveLength(KILLS)
    expect(eventsOf(notebook.events, "unanswered")).not.toEqual([])
    const kills = eventsOf(notebook.events, "killed").map(({ victim }) => victim)
    const times = eventsOf(notebook.events, "recovered").map(({ milliseconds }) => milliseconds)
    console.log(`Killed: ${kills.join(", ")}; served again after ${times.join(", ")} ms`)
  })

  it("are found out by the checker when an order is lost, doubled, orphaned or sold twice", async () => {
    const [lost, twin, orphan] = eventsOf(notebook.events, "placed").map(({ order }) => order)
    for (const statement of plantedFaults([lost ?? "", twin ?? "", orphan ?? ""])) {
      await shop.database.run(statement)
    }
    const kinds = (await faultsNow(shop, notebook)).map(({ kind }) => kind)
    expect(kinds).toEqual(expect.arrayContaining(["lost", "duplicate", "orphan", "oversold"]))
  })
})
