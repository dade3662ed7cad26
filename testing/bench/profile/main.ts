import fs from "node:fs"
import path from "node:path"
import { machineText } from "../report/machine"
import { table } from "../report/table"
import { writeSection } from "../report/write-section"
import { openShops, type BenchShop } from "../shops/open-shops"
import { readVisits } from "../reads/visits"
import { needWrk, runWrk, type Target } from "../wrk/run-wrk"
import { groupOf } from "./group-of"
import { selfTimes, sharesOf, type Profile, type Window } from "./self-times"

// Where the shop's process spends its time while 16 connections ask for the list, each for another
// page than those beside it: V8's profile of it, by package; .data/reports keeps it for a browser's
// DevTools. With a path all ask for that one. Without arguments docs/benchmarks.md is written too.
//   npm run bench:profile [seconds] [products] [path]
const [seconds = 10, products = 1000] = process.argv.slice(2, 4).map(Number)
const call = process.argv[4]
const WRITES = process.argv.length === 2
const CONNECTIONS = 16
const WARM_UP_SECONDS = 3
const KEPT = path.resolve(__dirname, "../../../.data/reports/list.cpuprofile")
const LEAST_SHARE = 0.005
const FUNCTIONS = 25

async function main(): Promise<void> {
  needWrk()
  const { shops, folder, stop } = await openShops([products])
  try {
    for (const shop of shops) await report(shop, await profileOf(shop, folder))
  } finally {
    await stop()
  }
}

async function profileOf(shop: BenchShop, folder: string) {
  const place = path.join(folder, "profile")
  const server = await shop.server({ flags: ["--cpu-prof", "--cpu-prof-dir", place] })
  await server.start()
  const target = await targetOf(server.url, shop.databaseUrl)
  await runWrk(target, { connections: CONNECTIONS, seconds: WARM_UP_SECONDS })
  const from = now()
  const { perSecond } = await runWrk(target, { connections: CONNECTIONS, seconds })
  const window = { from, to: now() }
  await server.stop()
  const [file] = fs.readdirSync(place)
  if (!file) throw new Error("The shop's process wrote no profile")
  const profile = JSON.parse(fs.readFileSync(path.join(place, file), "utf8")) as Profile
  fs.mkdirSync(path.dirname(KEPT), { recursive: true })
  fs.copyFileSync(path.join(place, file), KEPT)
  return { profile, window, perSecond }
}

async function targetOf(url: string, databaseUrl: string): Promise<Target> {
  if (call !== undefined) return { url: url + call }
  const { pages } = await readVisits(url, databaseUrl)
  return { url, paths: pages }
}

/** The clock of a profile, in microseconds. */
function now(): number {
  return Number(process.hrtime.bigint() / 1000n)
}

async function report(
  { databaseUrl }: BenchShop,
  { profile, window, perSecond }: { profile: Profile; window: Window; perSecond: number },
): Promise<void> {
  const groups = selfTimes(profile, window, groupOf)
  const idle = groups.find(([name]) => name === "idle")?.[1] ?? 0
  const waited = percent(idle / (window.to - window.from))
  const rows = sharesOf(groups, "idle")
    .filter(([, share]) => share >= LEAST_SHARE)
    .map(([name, share]) => [name, percent(share)])
  const shares = table(["what", "share of the process's time"], rows)
  const asked = call === undefined ? "Another page of the list each" : `\`GET ${call}\``
  const what = `${asked} by ${CONNECTIONS} connections, ${perSecond.toFixed(0)} a second with the profiler on; the process waited for ${waited} of the time.`
  const functions = selfTimes(profile, window, ({ functionName, url, lineNumber }) => {
    const place = url.split("/node_modules/").at(-1)?.split("/.medusa/server/").at(-1) ?? ""
    return `${functionName || "(unnamed)"} ${place}:${lineNumber + 1}`
  })
  const longest = sharesOf(functions, "(idle) :0").slice(0, FUNCTIONS)
  console.log(`${what}\n\n${shares}\n`)
  for (const [name, share] of longest) console.log(`${percent(share).padStart(7)}  ${name}`)
  if (!WRITES) return
  const section = [`${await machineText(databaseUrl)}. ${what}`, shares].join("\n\n")
  await writeSection("npm run bench:profile", section)
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
