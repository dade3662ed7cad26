import path from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import type { AcesRun } from "../../backend/src/contract/aces/aces-import"
import { fillVehicles } from "../bench/aces/fill-vehicles"
import { writeMadeFile } from "../bench/aces/made-file"
import { applyRun, beginSending, sendFile, sendSlices, until } from "../bench/aces/send-file"
import { call } from "../testkit/client/call"
import { makePart } from "../testkit/client/parts"
import { signInAdministrator } from "../testkit/client/people"
import { signInStaff } from "../testkit/client/staff"
import { openProcesses, type ShopProcesses } from "../testkit/shop/open-processes"

const PARTS = 12
const VEHICLES = 4000
const APPS = PARTS * VEHICLES
const POLL_MS = 20

describe("a shop whose process is killed while it takes an ACES file", () => {
  let shop: ShopProcesses
  let parts: string[]
  let file: string

  beforeAll(async () => {
    shop = await openProcesses({ processes: 1, settings: { VEHICLES: "on" } })
    const url = shop.servers[0]?.url ?? ""
    const admin = await signInAdministrator(url)
    for (let n = 0; n < PARTS; n++) await makePart(url, admin, { name: `Part ${n}`, stock: 1 })
    parts = await fillVehicles(shop.database.url, VEHICLES)
    file = path.join(shop.folder, "kills.xml")
    await writeMadeFile(file, { parts, vehicles: VEHICLES, apps: APPS })
  })

  afterAll(() => shop?.stop())

  /** Kills the process once the run is so far, and starts it anew. */
  const killWhen = async (staff: Staff, id: string, isThere: (run: AcesRun) => boolean) => {
    const [server] = shop.servers
    for (;;) {
      const { run } = await call<{ run: AcesRun }>(`${staff.url}/admin/aces-imports/${id}`, staff)
      if (isThere(run)) break
      await delay(POLL_MS)
    }
    server?.kill()
    await server?.start()
  }

  it("reads and applies it as if nothing had been, and shows no half of it", async () => {
    const url = shop.servers[0]?.url ?? ""
    const staff: Staff = { url, token: await signInStaff(url) }
    const held = () =>
      shop.database.read<number>("select cast(count(*) as integer) as value from fitment")
    const id = await beginSending(staff, file)
    await sendSlices(staff, id, file)
    await killWhen(staff, id, ({ apps }) => apps > 0)
    const staged = await until(staff, id, "staged")
    expect(staged).toMatchObject({ apps: APPS, counts: { taken: APPS, added: APPS } })

    await call(`${url}/admin/aces-imports/${id}/apply`, { ...staff, body: {} })
    await killWhen(staff, id, ({ state, to_write }) => state === "done" || to_write > 0)
    expect([0, APPS]).toContain(await held())
    await until(staff, id, "done")
    expect(await held()).toBe(APPS)

    const again = await sendFile(staff, file)
    expect(again.counts).toMatchObject({ same: APPS, added: 0, changed: 0, removed: 0 })
    await applyRun(staff, again.id)
    expect(await held()).toBe(APPS)
  })
})

type Staff = { url: string; token: string }
