import type { Part } from "../testkit/client/parts"
import { makePart } from "../testkit/client/parts"
import { signInAdministrator, type Person } from "../testkit/client/people"
import { eventsOf } from "./check/history"
import { gather } from "../testkit/client/crowd"
import { judgeDrop } from "./judge-stock-rush"
import { PIECES, runDrop } from "./stock-rush"
import { runLedger } from "./scenario/run-scenario"
import { wishesOf } from "./scenario/purchases"
import { plantedFaults } from "./planted"
import { randomOf } from "../testkit/random"
import { notebookIn, type Notebook } from "./notebook"
import { openShop, type TorturedShop } from "../testkit/shop/open-processes"
import { faultsNow, verdictOf } from "./verdict"

const BUYERS = 60
const STOCK_FOR = 10
const WISHES = 40
const KILLS = 3
const SEED = Number(process.env.TORTURE_SEED ?? Date.now() % 1_000_000)

// The short form of `npm run torture`, in order: the faults that the last test plants stay.
describe(`two processes of the shop on one database (TORTURE_SEED=${SEED})`, () => {
  let shop: TorturedShop
  let admin: Person
  let buyers: Person[]
  let notebook: Notebook

  beforeAll(async () => {
    shop = await openShop({ processes: 2 })
    notebook = notebookIn(`${shop.folder}/history.jsonl`)
    const [server] = shop.servers
    admin = await signInAdministrator(server?.url ?? "")
    buyers = await gather(server?.url ?? "", BUYERS)
  })

  afterAll(() => shop?.stop())

  const addPart = (name: string, stock: number): Promise<Part> =>
    makePart(shop.servers[0]?.url ?? "", admin, { name, stock })

  it("sell the stock and no piece more to a crowd, and refuse the rest", async () => {
    const stock = PIECES * STOCK_FOR
    const part = await addPart("A part for a crowd", stock)
    const processes = shop.servers.map(({ url }) => url)
    const answers = await runDrop({ processes, buyers, part }, notebook)
    expect(judgeDrop(answers, stock)).toEqual([])
    expect(await verdictOf(shop, notebook)).toEqual([])
  })

  it("lose, double and orphan nothing while servers and database are killed", async () => {
    const random = randomOf(SEED)
    const parts = [await addPart("A part under fire", 2000), await addPart("Its neighbour", 1000)]
    const wishes = wishesOf(WISHES, { buyers, parts, ends: true }, random)
    await runLedger({ shop, notebook, wishes, clients: 8, kills: KILLS, random })
    expect(await verdictOf(shop, notebook)).toEqual([])
    expect(eventsOf(notebook.events, "killed")).toHaveLength(KILLS)
    expect(eventsOf(notebook.events, "unanswered")).not.toEqual([])
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
