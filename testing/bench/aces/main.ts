import fs from "node:fs"
import path from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { signInStaff } from "../../testkit/client/staff"
import { call } from "../../testkit/client/call"
import { machineText } from "../report/machine"
import { table } from "../report/table"
import { writeSection } from "../report/write-section"
import { sendBuyers, type Waits } from "../buyers/send-buyers"
import { openShops } from "../shops/open-shops"
import { fillVehicles } from "./fill-vehicles"
import { writeMadeFile } from "./made-file"
import { applyRun, sendFile } from "./send-file"
import { servingProcess, watchMemory, type Memory } from "./watch-memory"
import { vehiclePaths } from "./vehicle-paths"

// Imports an ACES file of a million Apps into a shop's process while buyers look around in it, and
// the same file again. Fails where that takes over five minutes or 300 MB more than the process has
// with the buyers alone, or where a page in twenty takes them longer than SLOW_MS and twice as long as
// with nobody importing; without arguments docs/benchmarks.md is written too.
//   npm run bench:aces [thousands of Apps]
const [thousands = 1000] = process.argv.slice(2).map(Number)
const APPS = thousands * 1000
const PRODUCTS = 10_000
const VEHICLES = 4000
const MOST_SECONDS = 300
const MOST_MB = 300
const SLOW_MS = 250
const ALONE_MS = 30_000

type Phase = { name: string; seconds: number; waits: Waits; memory: Memory }

async function main(): Promise<void> {
  const { shops, folder, stop } = await openShops([PRODUCTS], { VEHICLES: "on" })
  const [shop] = shops
  if (!shop) throw new Error("There is no shop to measure")
  const parts = await fillVehicles(shop.databaseUrl, VEHICLES)
  const file = path.join(folder, "bench.xml")
  await writeMadeFile(file, { parts, vehicles: VEHICLES, apps: APPS })
  const server = await shop.server()
  try {
    await server.start()
    const staff = { url: server.url, token: await signInStaff(server.url) }
    const pid = servingProcess(folder, server.url)
    const { data } = await call<{ data: { _id: string }[] }>(
      `${server.url}/api/v1/products?limit=100`,
    )
    const products = data.map(({ _id }) => _id)
    const during = async (name: string, task: () => Promise<unknown>): Promise<Phase> => {
      const memory = watchMemory(pid)
      const buyers = sendBuyers(server.url, vehiclePaths(VEHICLES, products))
      const began = performance.now()
      await task()
      const seconds = (performance.now() - began) / 1000
      const phase = { name, seconds, waits: await buyers.stop(), memory: memory.stop() }
      console.log(rowOf(phase).join("  "))
      return phase
    }
    await during("warm-up", () => delay(ALONE_MS / 2))
    const alone = await during("buyers alone", () => delay(ALONE_MS))
    let id = ""
    const phases = [
      alone,
      await during("sent, read and checked", async () => ({ id } = await sendFile(staff, file))),
      await during("applied", () => applyRun(staff, id)),
      await during("sent again and checked", async () => ({ id } = await sendFile(staff, file))),
      await during("applied again: nothing changes", () => applyRun(staff, id)),
    ]
    judge(alone, phases)
    if (thousands === 1000) await write(shop.databaseUrl, { phases, bytes: fs.statSync(file).size })
  } finally {
    await server.stop()
    await stop()
  }
}

function judge(alone: Phase, phases: readonly Phase[]): void {
  const [, read, applied] = phases
  const seconds = (read?.seconds ?? 0) + (applied?.seconds ?? 0)
  const more = Math.max(...phases.map(({ memory }) => memory.peak)) - alone.memory.usual
  const slow = Math.max(...phases.map(({ waits }) => waits.p95))
  const mostMs = Math.max(SLOW_MS, 2 * alone.waits.p95)
  console.log(
    `${seconds.toFixed(0)} s in all, ${more.toFixed(0)} MB more, p95 ${slow.toFixed(0)} ms`,
  )
  const missed = [
    ...(seconds > MOST_SECONDS ? [`within ${MOST_SECONDS} s`] : []),
    ...(more > MOST_MB ? [`within ${MOST_MB} MB`] : []),
    ...(slow > mostMs ? [`p95 within ${mostMs.toFixed(0)} ms`] : []),
  ]
  if (missed.length === 0) return
  console.error(`MISSED: ${missed.join(", ")}`)
  process.exitCode = 1
}

function rowOf({ name, seconds, waits, memory }: Phase): string[] {
  const ms = (value: number) => value.toFixed(1)
  return [
    ...[name, seconds.toFixed(1), String(waits.count), ms(waits.p50), ms(waits.p95), ms(waits.p99)],
    ...[ms(waits.max), memory.usual.toFixed(0), memory.peak.toFixed(0)],
  ]
}

type Written = { phases: readonly Phase[]; bytes: number }

async function write(databaseUrl: string, { phases, bytes }: Written): Promise<void> {
  const what = `${await machineText(databaseUrl)}; ${APPS} Apps in ${Math.round(bytes / 1e6)} MB, ${PRODUCTS} products of two variants, ${VEHICLES} vehicles, six buyers who look at another page or list every 150 ms. Times of buyers in milliseconds; memory is what of the shop's one process is resident, half of the time and at most, in MB.`
  const heads = ["", "s", "reads", "p50", "p95", "p99", "longest", "MB", "MB at most"]
  await writeSection("npm run bench:aces", `${what}\n\n${table(heads, phases.map(rowOf))}`)
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
