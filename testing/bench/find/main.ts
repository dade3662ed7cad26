import fs from "node:fs"
import { figuresByKind, isFound, judge, type Verdict } from "../../../demo/src/judged/judge"
import { judgedSet } from "../../../demo/src/judged/judged-set"
import { call } from "../../testkit/client/call"
import { startShop } from "../../testkit/shop/start-shop"
import { temporaryFolder } from "../../testkit/shop/temporary-folder"
import { machineText } from "../report/machine"
import { table } from "../report/table"
import { writeSection } from "../report/write-section"

// Whether the shop's demo finds what people mean: two hundred searches, each with the part that it
// has to show among its first three. Fails below LEAST; without arguments docs/benchmarks.md is
// written too.
//   npm run bench:find [address of a shop with the demo that runs already]
const [, , address] = process.argv
const LEAST = 0.97
/** So many places count for the mean. */
const READ = 10

type List = { data: { sku: string }[] }

async function main(): Promise<void> {
  if (address) return report(address)
  const folder = temporaryFolder("shop-bench")
  const shop = await startShop(folder, { variables: { SHOP_DEMO: "on", RATE_LIMITS: "off" } })
  try {
    await report(shop.url)
  } finally {
    await shop.stop()
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

async function report(url: string): Promise<void> {
  const verdicts: Verdict[] = []
  for (const search of judgedSet()) {
    const query = new URLSearchParams({ q: search.q, sort: "relevance", limit: String(READ) })
    const { data } = await call<List>(`${url}/api/v1/products?${query}`, {})
    const skus = data.map(({ sku }) => sku)
    verdicts.push(judge(search, skus))
  }
  for (const { kind, q, wants, place } of verdicts.filter((verdict) => !isFound(verdict))) {
    console.log(`${kind}: "${q}" has ${wants} ${place ? `at place ${place}` : "nowhere"}`)
  }
  const figures = figuresByKind(verdicts)
  const rows = figures.map(([kind, { searches, found, mrr }]) => [
    kind,
    String(searches),
    found.toFixed(3),
    mrr.toFixed(3),
  ])
  for (const row of rows) console.log(row.join("  "))
  if (!address) {
    const content = [
      `${await machineText()}; the demo's parts.`,
      table(["searches", "how many", "found in three", "MRR"], rows),
    ]
    await writeSection("npm run bench:find", content.join("\n\n"))
  }
  const all = figures.at(-1)?.[1].found ?? 0
  if (all >= LEAST) return
  console.error(`MISSED: ${LEAST} are found among the first three`)
  process.exitCode = 1
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
