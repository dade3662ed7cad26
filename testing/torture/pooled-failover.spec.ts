import { setTimeout as delay } from "node:timers/promises"
import type { SyncKind } from "../../backend/src/contract/sync/sync-run"
import { waitUntil } from "../../backend/bin/launcher/system/wait-until"
import { databaseAddresses } from "../../backend/src/settings/database-addresses"
import { sendRows } from "../bench/sync/send-rows"
import { makePart } from "../testkit/client/parts"
import { registerMany, signInAdministrator, type Person } from "../testkit/client/people"
import { signInStaff } from "../testkit/client/staff"
import { startPooler, type Pooler } from "../testkit/postgres/pooler"
import {
  startReplicatedDatabase,
  type ReplicatedDatabase,
} from "../testkit/postgres/replicated-database"
import { randomOf } from "../testkit/random"
import { openProcesses, type ShopProcesses } from "../testkit/shop/open-processes"
import { eventsOf } from "./check/history"
import { lastingFaults } from "./find-faults"
import { notebookIn, type Notebook } from "./notebook"
import { entriesOfErp, erpFile, expectedOfErp, KEPT_OF_ERP } from "./scenario/erp-rows"
import { failOver } from "./scenario/fail-over"
import { purchasesOf } from "./scenario/purchases"
import { runScenario } from "./scenario/run-scenario"

const BUYERS = 30
const PURCHASES = 100
const CLIENTS = 6
const ERP_PARTS = 3000
const LIMIT_MS = 120_000
const BACK_LIMIT_MS = 10_000
const AGAIN_MS = 500
const SEED = Number(process.env.TORTURE_SEED ?? Date.now() % 1_000_000)

// A pooler stands on each host of the database, as is usual; the shop is told of both.
describe(`two processes behind PgBouncers, of a primary and its standby (TORTURE_SEED=${SEED})`, () => {
  let database: ReplicatedDatabase
  let poolers: Pooler[] = []
  let shop: ShopProcesses
  let admin: Person
  let buyers: Person[]
  let notebook: Notebook

  beforeAll(async () => {
    shop = await openProcesses({
      processes: 2,
      openDatabase: async (folder) => (database = await startReplicatedDatabase(folder)),
      serversSettings: async ({ url }, folder) => {
        const hosts = databaseAddresses(url)
        poolers = await Promise.all(
          hosts.map((host, at) => startPooler(folder, host, `pooler${at}`)),
        )
        const [one, other] = poolers.map((pooler) => new URL(pooler.url))
        if (!one || !other) throw new Error(`${hosts.length} hosts have a pooler`)
        const both = one.href.replace(one.host, `${one.host},${other.host}`)
        return { DATABASE_URL: both, DATABASE_PREPARED: "off" }
      },
    })
    notebook = notebookIn(`${shop.folder}/history.jsonl`)
    const url = shop.servers[0]?.url ?? ""
    admin = await signInAdministrator(url)
    buyers = await registerMany(url, BUYERS)
  })

  afterAll(async () => {
    await shop?.stop()
    await Promise.all(poolers.map((pooler) => pooler.stop()))
  })

  it("sell and take an ERP's rows again within ten seconds, and lose and double nothing of either", async () => {
    const random = randomOf(SEED)
    const url = shop.servers[0]?.url ?? ""
    const staff = { url, token: await signInStaff(url) }
    const deaths = () => eventsOf(notebook.events, "killed").length
    /** Sends a file until it was taken as a whole; answers how many deaths that outlasted. */
    const sendUntilTaken = async (kind: SyncKind, version: number) => {
      const before = deaths()
      for (let brokenOff = 0; ; brokenOff++) {
        try {
          const { counts } = await sendRows(staff, kind, erpFile(kind, ERP_PARTS, version))
          expect(counts).toMatchObject({ stale: 0, invalid: 0 })
          return deaths() - before
        } catch (error) {
          if (brokenOff * AGAIN_MS > LIMIT_MS) throw error
        }
        await delay(AGAIN_MS)
      }
    }
    // With nothing in its way a file is taken at once.
    const { counts } = await sendRows(staff, "products", erpFile("products", ERP_PARTS, 1))
    expect(counts).toMatchObject({ created: ERP_PARTS, stale: 0, invalid: 0 })

    let isOver = false
    let versions = 1
    const erp = async () => {
      let outlasted = 0
      while (!isOver) {
        versions += 1
        outlasted += await sendUntilTaken("prices", versions)
        outlasted += await sendUntilTaken("stock", versions)
      }
      return outlasted
    }
    const names = Array.from({ length: 10 }, (_, number) => `A part of two poolers ${number}`)
    const parts = await Promise.all(
      names.map((name) => makePart(url, admin, { name, stock: 100_000 })),
    )
    const purchases = purchasesOf(PURCHASES, { buyers, parts, ends: true }, random)
    const buying = runScenario({ shop, notebook, purchases, clients: CLIENTS, kills: 0, random })
    const sending = erp()
    const begun = () => eventsOf(notebook.events, "placed").length > PURCHASES / 4
    expect(await waitUntil(begun, LIMIT_MS)).toBe(true)
    const milliseconds = await failOver({ shop, database, notebook })
    console.log(`Both served, and sold, again ${milliseconds} ms after the promotion`)
    await buying
    isOver = true
    expect(await sending).toBe(1)

    expect(milliseconds).toBeLessThan(BACK_LIMIT_MS)
    expect(eventsOf(notebook.events, "unanswered")).not.toEqual([])
    expect(await lastingFaults(shop, notebook)).toEqual([])
    const wanted = expectedOfErp(ERP_PARTS, { price: versions, stock: versions })
    expect(await shop.database.read(KEPT_OF_ERP)).toEqual(wanted)
    for (const kind of ["price", "stock"] as const) {
      expect(await shop.database.read(entriesOfErp(kind))).toBe((versions - 1) * ERP_PARTS)
    }
  })
})
