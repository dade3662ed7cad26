import { compare, type GoalResult } from "../statistics/goal"
import { ratioOf, spreadOf, spreadText } from "../statistics/spread"
import type { GrowthCall } from "./calls"
import { measureGrowth, type Growth } from "./measure-growth"
import type { Size } from "./open-sizes"

export const ROUNDS = 3

/** Asks every size for each call; a row of the table each, whose goals decide whether the bench fails. */
export async function measureSizes(
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

/** What the rows' columns are. */
export function headsOf(shops: readonly Size[]): string[] {
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
