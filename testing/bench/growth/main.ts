import { machineText } from "../report/machine"
import { table } from "../report/table"
import { writeSection } from "../report/write-section"
import { openShops } from "../shops/open-shops"
import { compare, type GoalResult } from "../statistics/goal"
import { ratioOf, spreadOf, spreadText } from "../statistics/spread"
import { needWrk } from "../wrk/run-wrk"
import type { GrowthCall } from "./calls"
import { measureGrowth, type Growth } from "./measure-growth"
import { openSizes, type Size } from "./open-sizes"

// How the catalogue's reads take to growth: a shop of each size, all in one PostgreSQL, asked in
// turn by one connection. Fails where the largest takes too many times as long as the smallest;
// without arguments docs/benchmarks.md is written too.
//   npm run bench:growth [thousands of products …]
const given = process.argv.slice(2).map(Number)
const sizes = (given.length > 0 ? given : [1, 10, 100]).map((thousands) => thousands * 1000)
const ROUNDS = 3

async function main(): Promise<void> {
  needWrk()
  const { shops, stop } = await openShops(sizes)
  try {
    const opened = await openSizes(shops)
    try {
      const rows = await measureAll(opened.sizes, opened.calls)
      if (given.length > 0) return
      const what = `${await machineText(opened.databaseUrl)}; ${ROUNDS} rounds. p50 in milliseconds, the median of the rounds; the ratio is the largest to the smallest, with the least and the most of the rounds.`
      await writeSection("npm run bench:growth", `${what}\n\n${table(heads(opened.sizes), rows)}`)
    } finally {
      await opened.stop()
    }
  } finally {
    await stop()
  }
}

async function measureAll(
  shops: readonly Size[],
  calls: (size: Size) => GrowthCall[],
): Promise<string[][]> {
  const rows: string[][] = []
  const [first] = shops
  if (!first) throw new Error("There is no shop to measure")
  for (const [index, call] of calls(first).entries()) {
    const targets = shops.map((shop) => {
      const paths = calls(shop)[index]?.paths ?? []
      return [shop.name, { url: shop.url, paths }] as const
    })
    const row = rowOf(call, await measureGrowth(ROUNDS, Object.fromEntries(targets)))
    console.log(row.join("  "))
    rows.push(row)
  }
  return rows
}

function heads(shops: readonly Size[]): string[] {
  return ["read", ...shops.map(({ name }) => name), "ratio", ""]
}

function rowOf({ name, goal, limit }: GrowthCall, { p50, rows }: Growth): string[] {
  const figures = Object.values(p50)
  const ratio = ratioOf(figures.at(-1) ?? [], figures[0] ?? [])
  const counts = [...new Set(Object.values(rows))]
  if (goal && counts.length > 1) {
    throw new Error(`${name}: pages of ${counts.join(", ")} rows do not compare`)
  }
  const result = limit ? within(figures.at(-1) ?? [], limit) : goal && compare(ratio, goal)
  if (result && !result.passed) process.exitCode = 1
  const times = figures.map((values) => spreadOf(values).median.toFixed(2))
  return [name, ...times, spreadText(ratio), result?.text ?? ""]
}

function within(figures: readonly number[], limit: number): GoalResult {
  const passed = spreadOf(figures).median <= limit
  return { passed, text: passed ? `within ${limit} ms` : `MISSED: within ${limit} ms` }
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
