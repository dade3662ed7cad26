import { machineText } from "../report/machine"
import { table } from "../report/table"
import { writeSection } from "../report/write-section"
import { inTurn } from "../rounds"
import { openShops, type BenchShop } from "../shops/open-shops"
import { needWrk } from "../wrk/run-wrk"
import { checkAnswers } from "./check-answers"
import { checkEdits } from "./check-edits"
import { BOOT_GOAL } from "./goals"
import { groupsOf } from "./groups"
import { measureGroup } from "./measure-group"
import { openLimit, openSides, type Sides } from "./open-sides"
import { HEADS, reportBoot, reportGroup } from "./report"

// Reads of the catalogue by /api/v1 as visitors ask, each for something else, against Medusa's own
// and against the limit of Node and PostgreSQL: three processes on one database, measured in turn
// with wrk. Trust the ratios. Fails where one is under what it must be; without arguments docs/benchmarks.md is written too.
//   npm run bench [rounds] [seconds a turn] [products]
const [rounds = 5, seconds = 3, products = 1000] = process.argv.slice(2).map(Number)
const WRITES = process.argv.length === 2
const CHECKED_PAGES = 5

async function main(): Promise<void> {
  needWrk()
  const { shops, folder, stop } = await openShops([products])
  try {
    for (const shop of shops) await bench(shop, folder)
  } finally {
    await stop()
  }
}

async function bench(shop: BenchShop, folder: string): Promise<void> {
  const sides = await openSides(shop, folder)
  const limit = await openLimit(shop, folder)
  const { visits, limitOf, sentFor } = limit
  try {
    const boot = reportBoot(await measureBoots(sides), BOOT_GOAL)
    await sides.medusa.start()
    await sides.own.start()
    const urls = { own: sides.own.url, medusa: sides.medusa.url }
    const pages = visits.pages.slice(0, CHECKED_PAGES)
    const agreed = await checkAnswers(urls, { pages, limitOf })
    console.log(agreed)
    const rows: string[][] = []
    let passed = boot.passed
    for (const group of await groupsOf(urls, { visits, limitOf })) {
      const measured = await measureGroup(group, { rounds, seconds })
      const reported = reportGroup(measured, group.goals)
      rows.push(...reported.rows)
      passed &&= reported.passed
      console.log(reported.rows.map((row) => row.join("  ")).join("\n"))
    }
    const edits = `${await checkEdits(urls.own)} edits of price and stock by Medusa Admin showed in the list on the next read.`
    console.log(`${boot.text}\n${edits}`)
    if (!passed) process.exitCode = 1
    if (!WRITES) return
    const what = `${await machineText(shop.databaseUrl)}; ${rounds} rounds of ${seconds} seconds a side. The median, and in brackets the least and the most of the rounds.`
    const { pages: all, parts, words } = visits
    const asked = `Whoever asks wants another one than those beside him: ${all.length} pages, ${parts.length} parts and ${words.length} searches take turns. The shop sends PostgreSQL ${sentFor(all[1])} statements for a page of the list, ${sentFor(parts[1]?.call)} for a part.`
    const whole = [what, agreed, asked, table(HEADS, rows), boot.text, edits].join("\n\n")
    await writeSection("npm run bench", whole)
  } finally {
    await limit.stop()
    await sides.own.stop()
    await sides.medusa.stop()
  }
}

async function measureBoots({ own, medusa }: Sides) {
  const bootOf = (server: Sides["own"]) => async () => {
    const time = await server.start()
    await server.stop()
    return time
  }
  const boots = { own: bootOf(own), medusa: bootOf(medusa) }
  // What is read from the disk for the first time is not what is compared.
  await inTurn(1, boots)
  return inTurn(rounds, boots)
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
