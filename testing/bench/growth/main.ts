import { machineText } from "../report/machine"
import { table } from "../report/table"
import { writeSection } from "../report/write-section"
import { openShops } from "../shops/open-shops"
import { needWrk } from "../wrk/run-wrk"
import { headsOf, measureSizes, ROUNDS } from "./measure-sizes"
import { openSizes } from "./open-sizes"

// How the catalogue's reads take to growth: a shop of each size, all in one PostgreSQL, asked in
// turn by one connection. Fails where the largest takes too many times as long as the smallest;
// without arguments docs/benchmarks.md is written too.
//   npm run bench:growth [thousands of products …]
const given = process.argv.slice(2).map(Number)
const sizes = (given.length > 0 ? given : [1, 10, 100]).map((thousands) => thousands * 1000)

async function main(): Promise<void> {
  needWrk()
  const { shops, stop } = await openShops(sizes)
  try {
    const opened = await openSizes(shops)
    try {
      const rows = await measureSizes(opened.sizes, opened.calls)
      if (given.length > 0) return
      const what = `${await machineText(opened.databaseUrl)}; ${ROUNDS} rounds. p50 in milliseconds, the median of the rounds; the ratio is the largest to the smallest, with the least and the most of the rounds.`
      await writeSection("npm run bench:growth", `${what}\n\n${table(headsOf(opened.sizes), rows)}`)
    } finally {
      await opened.stop()
    }
  } finally {
    await stop()
  }
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
