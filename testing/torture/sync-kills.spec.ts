import { createInterface } from "node:readline"
import { Readable } from "node:stream"
import { setTimeout as delay } from "node:timers/promises"
import {
  type SyncKind,
  type SyncRun,
  syncVerdictSchema,
} from "../../backend/src/contract/sync/sync-run"
import { openSync, sendRows } from "../bench/sync/send-rows"
import { call } from "../testkit/client/call"
import { PIECES, placeOrder } from "../testkit/client/orders"
import type { Part } from "../testkit/client/parts"
import { register, signInAdministrator } from "../testkit/client/people"
import { signInStaff } from "../testkit/client/staff"
import { openProcesses, type ShopProcesses } from "../testkit/shop/open-processes"
import {
  entriesOfErp,
  erpFile,
  expectedOfErp,
  KEPT_OF_ERP,
  type KeptRow,
  skuOf,
} from "./scenario/erp-rows"

const PARTS = 3000
const POLL_MS = 5

type Staff = { url: string; token: string }

describe("a shop whose process is killed while it takes rows of an ERP", () => {
  let shop: ShopProcesses
  let staff: Staff

  beforeAll(async () => {
    shop = await openProcesses({ processes: 1 })
    const url = shop.servers[0]?.url ?? ""
    await signInAdministrator(url)
    staff = { url, token: await signInStaff(url) }
  })

  afterAll(() => shop?.stop())

  const kept = () => shop.database.read<KeptRow[]>(KEPT_OF_ERP)
  const expected = (price: number, stock: number) => expectedOfErp(PARTS, { price, stock })
  const fileOf = (kind: SyncKind, version: number) => erpFile(kind, PARTS, version)

  /** Sends a file and kills the process in its midst; answers how many rows were done by then. */
  const killWithin = async (kind: SyncKind, version: number): Promise<number> => {
    const newest = async () => {
      const address = `${staff.url}/admin/sync/runs?kind=${kind}&limit=1`
      const { runs } = await call<{ runs: SyncRun[] }>(address, staff)
      return runs[0]
    }
    // Asked before the file is sent: a run that has begun by then would pass for the one before it.
    const before = await newest()
    let end = ""
    const sent = sendRows(staff, kind, fileOf(kind, version)).then(
      () => (end = "answered"),
      (error: unknown) => (end = `broken off: ${String(error)}`),
    )
    for (;;) {
      const run = await newest()
      if (run && run.id !== before?.id && doneOf(run) > 0) break
      // Who is refused has no run to wait for.
      expect(end).toBe("")
      await delay(POLL_MS)
    }
    const [server] = shop.servers
    server?.kill()
    expect(await sent).toMatch(/^broken off/)
    await server?.start()
    const run = await newest()
    return run ? doneOf(run) : 0
  }

  it("ends equal once all of it is sent again, of parts, prices and stock", async () => {
    expect(await killWithin("products", 1)).toBeLessThan(PARTS)
    const made = await sendRows(staff, "products", fileOf("products", 1))
    expect(made.counts).toMatchObject({ updated: 0, stale: 0, invalid: 0 })
    expect(made.counts.created + made.counts.unchanged).toBe(PARTS)
    expect(await kept()).toEqual(expected(1, 1))

    for (const [kind, name, after] of [
      ["prices", "price", expected(2, 1)],
      ["stock", "stock", expected(2, 2)],
    ] as const) {
      expect(await killWithin(kind, 2)).toBeLessThan(PARTS)
      const { counts } = await sendRows(staff, kind, fileOf(kind, 2))
      expect(counts).toMatchObject({ created: 0, stale: 0, invalid: 0 })
      expect(counts.updated + counts.unchanged).toBe(PARTS)
      expect(await kept()).toEqual(after)
      // Each change is told once: a batch and its entries are there together or not at all.
      expect(await shop.database.read(entriesOfErp(name))).toBe(PARTS)
    }
  })

  it("keeps what was told of, where the database is killed at the first of it", async () => {
    for (const [kind, name] of [
      ["prices", "price"],
      ["stock", "stock"],
    ] as const) {
      const told: string[] = []
      const answer = Readable.fromWeb(await openSync(staff, kind, fileOf(kind, 3)))
      for await (const line of createInterface(answer)) {
        const { data } = syncVerdictSchema.safeParse(JSON.parse(line))
        if (data?.status !== "updated") continue
        if (told.length === 0) shop.database.kill()
        told.push(data.key)
      }
      expect(told).not.toEqual([])
      const row = new Map((await kept()).map((one) => [one.sku, one[name]]))
      const wanted = new Map(expected(3, 3).map((one) => [one.sku, one[name]]))
      expect(told.filter((sku) => row.get(sku) !== wanted.get(sku))).toEqual([])

      await sendRows(staff, kind, fileOf(kind, 3))
      expect((await kept()).map((one) => one[name])).toEqual([...wanted.values()])
      expect(await shop.database.read(entriesOfErp(name))).toBe(2 * PARTS)
    }
  })

  it("takes no older version, and gives back no piece that was sold meanwhile", async () => {
    for (const kind of ["prices", "stock"] as const) {
      const { counts } = await sendRows(staff, kind, fileOf(kind, 1))
      expect(counts).toMatchObject({ stale: PARTS })
    }
    const counted = new Date().toISOString()
    const buyer = await register(staff.url, "kills@example.com")
    const { data } = await call<{ data: Part[] }>(`${staff.url}/api/v1/products?q=${skuOf(7)}`)
    await placeOrder(staff.url, buyer, data[0] as Part)
    const available = async () => {
      const address = `${staff.url}/api/v1/products?q=${skuOf(7)}`
      return (await call<{ data: { qty: string }[] }>(address)).data[0]?.qty
    }
    const line = `${JSON.stringify({ sku: skuOf(7), available: 500, as_of: counted })}\n`
    await sendRows(staff, "stock", [line])
    await sendRows(staff, "stock", [line])
    expect(await available()).toBe(String(500 - PIECES))
  })
})

function doneOf({ counts: { created, updated, unchanged, stale, invalid } }: SyncRun): number {
  return created + updated + unchanged + stale + invalid
}
