import { setTimeout as delay } from "node:timers/promises"
import { parseArgs } from "node:util"
import { signInStaff } from "../../testkit/client/staff"
import { machineText } from "../report/machine"
import { table } from "../report/table"
import { writeSection } from "../report/write-section"
import { openShops } from "../shops/open-shops"
import { missedOf, rowOf, SYNC_HEADS, type Synced } from "./judge"
import { type MadeKind, madeFiles } from "./made-rows"
import { openWatched } from "./open-watched"
import { during, type Phase } from "./phases"
import { sendFiles } from "./send-rows"

// What an ERP's rows take, and what buyers notice of them: new parts, then another price and another
// stock of each, while people look around and order. Fails where a million would take too long, the
// shop's process grows too large, a page in twenty takes buyers twice as long as with nobody sending,
// or an order is refused; with the usual number of rows docs/benchmarks.md is written too.
//   npm run bench:sync [-- --rows N]
const USUAL = 50_000
const { values } = parseArgs({ options: { rows: { type: "string" } } })
const rows = Number(values.rows ?? USUAL)
const ALONE_MS = 20_000
const KEPT_PARTS = 1000

async function main(): Promise<void> {
  const { shops, folder, stop } = await openShops([KEPT_PARTS])
  const [shop] = shops
  if (!shop) throw new Error("There is no shop to measure")
  const server = await shop.server()
  try {
    await server.start()
    const staff = { url: server.url, token: await signInStaff(server.url) }
    const watched = await openWatched({ url: server.url, folder }, rows)
    const phases: (Phase | Synced)[] = []
    const missed: string[] = []
    const tell = <One extends Phase | Synced>(phase: One): One => {
      console.log(rowOf(phase).join("  "))
      phases.push(phase)
      return phase
    }
    const alone = async (name: string) => tell(await during(watched, name, () => delay(ALONE_MS)))
    const send = async (kind: MadeKind, { round, beside }: { round: number; beside: Phase }) => {
      const task = () => sendFiles(staff, kind, madeFiles({ kind, rows, round }))
      const phase: Synced = { ...(await during(watched, kind, task)), kind, rows }
      missed.push(...missedOf(beside, [tell(phase)]))
    }
    await during(watched, "warm-up", () => delay(ALONE_MS / 2))
    await send("products", { round: 1, beside: await alone("buyers alone") })
    // In a larger shop: what its size costs buyers is no matter of the sync.
    const beside = await alone("buyers alone, with the new parts")
    await send("prices", { round: 2, beside })
    await send("stock", { round: 3, beside })
    if (missed.length > 0) {
      console.error(`MISSED: ${missed.join(", ")}`)
      process.exitCode = 1
    }
    if (rows === USUAL) await write(shop.databaseUrl, phases)
  } finally {
    await server.stop()
    await stop()
  }
}

async function write(databaseUrl: string, phases: readonly (Phase | Synced)[]): Promise<void> {
  const what = `${await machineText(databaseUrl)}; ${rows.toLocaleString("en")} rows of each kind, new parts with price, stock and five attributes; six buyers who open another page, list or search every 150 ms, and somebody who orders twice a second. Times of buyers in milliseconds; processor time is of all that the shop did meanwhile, buyers' share among it; memory is what of the shop's one process is resident, half of the time and at most.`
  await writeSection("npm run bench:sync", `${what}\n\n${table(SYNC_HEADS, phases.map(rowOf))}`)
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
