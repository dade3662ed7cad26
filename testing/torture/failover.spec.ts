import { waitUntil } from "../../backend/bin/launcher/system/wait-until"
import { makePart } from "../testkit/client/parts"
import { registerMany, signInAdministrator, type Person } from "../testkit/client/people"
import { randomOf } from "../testkit/random"
import { openProcesses, type ShopProcesses } from "../testkit/shop/open-processes"
import {
  startReplicatedDatabase,
  type ReplicatedDatabase,
} from "../testkit/postgres/replicated-database"
import { eventsOf } from "./check/history"
import { lastingFaults } from "./find-faults"
import { notebookIn, type Notebook } from "./notebook"
import { failOver } from "./scenario/fail-over"
import { purchasesOf } from "./scenario/purchases"
import { runScenario } from "./scenario/run-scenario"

const BUYERS = 30
const PURCHASES = 100
const CLIENTS = 8
const PROGRESS_LIMIT_MS = 120_000
const BACK_LIMIT_MS = 10_000
const SEED = Number(process.env.TORTURE_SEED ?? Date.now() % 1_000_000)

describe(`two processes on a primary and its standby (TORTURE_SEED=${SEED})`, () => {
  let database: ReplicatedDatabase
  let shop: ShopProcesses
  let admin: Person
  let buyers: Person[]
  let notebook: Notebook

  beforeAll(async () => {
    shop = await openProcesses({
      processes: 2,
      openDatabase: async (folder) => (database = await startReplicatedDatabase(folder)),
    })
    notebook = notebookIn(`${shop.folder}/history.jsonl`)
    const url = shop.servers[0]?.url ?? ""
    admin = await signInAdministrator(url)
    buyers = await registerMany(url, BUYERS)
  })

  afterAll(() => shop?.stop())

  it("go to the standby that is promoted within ten seconds, and lose nothing that was acknowledged", async () => {
    const random = randomOf(SEED)
    const url = shop.servers[0]?.url ?? ""
    const names = Array.from({ length: 10 }, (_, number) => `A part of two databases ${number}`)
    const parts = await Promise.all(
      names.map((name) => makePart(url, admin, { name, stock: 100_000 })),
    )
    const purchases = purchasesOf(PURCHASES, { buyers, parts, ends: true }, random)
    const buying = runScenario({ shop, notebook, purchases, clients: CLIENTS, kills: 0, random })
    const begun = () => eventsOf(notebook.events, "placed").length > PURCHASES / 4
    expect(await waitUntil(begun, PROGRESS_LIMIT_MS)).toBe(true)
    const milliseconds = await failOver({ shop, database, notebook })
    console.log(`Both served, and sold, again ${milliseconds} ms after the promotion`)
    await buying
    expect(milliseconds).toBeLessThan(BACK_LIMIT_MS)
    expect(eventsOf(notebook.events, "unanswered")).not.toEqual([])
    expect(await lastingFaults(shop, notebook)).toEqual([])
  })
})
