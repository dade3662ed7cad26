import fs from "node:fs"
import path from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { parseArgs } from "node:util"
import { signInStaff } from "../../testkit/client/staff"
import { headsOf, measureSizes, ROUNDS } from "../growth/measure-sizes"
import { openSizes } from "../growth/open-sizes"
import { machineText } from "../report/machine"
import { table } from "../report/table"
import { writeSection } from "../report/write-section"
import { type BenchShop, openKeptShops } from "../shops/open-shops"
import { GOALS, missedOf, rowOf, SYNC_HEADS, type Synced } from "../sync/judge"
import { type MadeKind, madeFiles } from "../sync/made-rows"
import { openWatched } from "../sync/open-watched"
import { during } from "../sync/phases"
import { sendFiles } from "../sync/send-rows"
import { needWrk } from "../wrk/run-wrk"
import { diskText } from "./disk"
import { measureOthers, OTHER_HEADS } from "./other-reads"
import { withWholeReads } from "./whole-reads"

// A million parts: they come in as an ERP sends them, beside buyers, then all get another price and
// another stock, and then it is measured what reads take, against a shop of a thousand. It takes longer
// than a sitting: DIR keeps the shops, and each part can be run by itself over what the ones before it
// left there. Fails where a goal is missed (sync/judge.ts); a million writes docs/benchmarks.md.
//   npm run bench:million -- --keep DIR [--rows N] [products|prices|stock|reads|disk …]
const A_MILLION = 1_000_000
const SMALL = 1000
const ALONE_MS = 20_000
const KINDS = Object.keys(GOALS) as MadeKind[]
const PARTS = [...KINDS, "reads", "disk"]

const { values, positionals } = parseArgs({
  options: { keep: { type: "string" }, rows: { type: "string" } },
  allowPositionals: true,
})
const rows = Number(values.rows ?? A_MILLION)
const wanted = positionals.length > 0 ? positionals : PARTS

async function main(): Promise<void> {
  const unknown = wanted.find((part) => !PARTS.includes(part))
  if (unknown) throw new Error(`${unknown} is none of ${PARTS.join(", ")}`)
  if (!values.keep) throw new Error("Name a folder for the shops: --keep DIR")
  const folder = path.resolve(values.keep)
  fs.mkdirSync(folder, { recursive: true, mode: 0o711 })
  const { shops, stop } = await openKeptShops(folder, [
    { name: "bench_small", products: SMALL },
    { name: "bench_million", products: SMALL },
  ])
  try {
    const [small, large] = shops
    if (!small || !large) throw new Error("There is no shop to measure")
    for (const kind of KINDS) if (wanted.includes(kind)) await send(large, { kind, folder })
    if (wanted.includes("reads")) await measureReads([small, { ...large, products: rows }])
    if (wanted.includes("disk")) console.log(await diskText(large.databaseUrl))
  } finally {
    await stop()
  }
}

/** Sends a file of one kind beside buyers, in a process of its own. */
async function send(
  shop: BenchShop,
  { kind, folder }: { kind: MadeKind; folder: string },
): Promise<void> {
  const server = await shop.server()
  try {
    await server.start()
    const staff = { url: server.url, token: await signInStaff(server.url) }
    const watched = await openWatched({ url: server.url, folder }, rows)
    await during(watched, "warm-up", () => delay(ALONE_MS / 2))
    const alone = await during(watched, "buyers alone", () => delay(ALONE_MS))
    // Another version each time: who measures once more changes all of it once more.
    const version = Math.floor(Date.now() / 1000)
    const task = () => sendFiles(staff, kind, madeFiles({ kind, rows, round: version }))
    const sent = () => during(watched, kind, task)
    const { result, whole } = await withWholeReads(shop.databaseUrl, sent)
    const synced: Synced = { ...result, kind, rows }
    const phases = [alone, synced]
    for (const phase of phases) console.log(rowOf(phase).join("  "))
    const readWhole = `Large tables that were read whole meanwhile: ${whole.join(", ") || "none"}.`
    console.log(readWhole)
    fail(missedOf(alone, [synced]))
    if (rows === A_MILLION) {
      const count = rows.toLocaleString("en")
      const what = `${await machineText(shop.databaseUrl)}; ${count} rows. ${readWhole}`
      const text = `${what}\n\n${table(SYNC_HEADS, phases.map(rowOf))}`
      await writeSection(`npm run bench:million ${kind}`, text)
    }
  } finally {
    await server.stop()
  }
}

async function measureReads(shops: readonly BenchShop[]): Promise<void> {
  needWrk()
  const opened = await openSizes(shops)
  try {
    const [small, large] = opened.sizes
    if (!small || !large) throw new Error("There are no shops to measure")
    const reads = await measureSizes(opened.sizes, opened.calls)
    const others = await measureOthers(small, large)
    if (rows !== A_MILLION) return
    const what = `${await machineText(opened.databaseUrl)}; ${ROUNDS} rounds. p50 in milliseconds of a shop of 1,000 products and of one with a million parts more.`
    const tables = [table(headsOf(opened.sizes), reads), table(OTHER_HEADS, others)]
    await writeSection("npm run bench:million reads", [what, ...tables].join("\n\n"))
  } finally {
    await opened.stop()
  }
}

function fail(missed: readonly string[]): void {
  if (missed.length === 0) return
  console.error(`MISSED: ${missed.join(", ")}`)
  process.exitCode = 1
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
