import fs from "node:fs"
import path from "node:path"
import { parseArgs } from "node:util"
import { connect } from "../../testkit/shop/database"
import type { MedusaProcess } from "../../testkit/shop/medusa-process"
import { measureGrowth } from "../growth/measure-growth"
import { pagePath, type GrowthCall } from "../growth/calls"
import { machineText } from "../report/machine"
import { table } from "../report/table"
import { writeSection } from "../report/write-section"
import { type BenchShops, openKeptShops, openShops } from "../shops/open-shops"
import { compare } from "../statistics/goal"
import { median, ratioOf, spreadOf, spreadText } from "../statistics/spread"
import { needWrk, runWrk } from "../wrk/run-wrk"
import { toldCalls, vehicleCalls } from "./calls"
import { fillFitments } from "./fill-fitments"

// What it takes to find what fits a vehicle: a shop of a hundred times as many parts and fitments
// beside a small one, a vehicle of 400 fitments in each, another one at each call. Fails where the
// larger shop takes 1.5 times as long or longer than 25 ms, and where telling `fit` of twelve parts
// adds more than 3 ms; without arguments docs/benchmarks.md is written too.
//   npm run bench:vehicles -- [--keep DIR] [thousands of parts …]
const { values, positionals } = parseArgs({
  options: { keep: { type: "string" } },
  allowPositionals: true,
})
const given = positionals.map(Number)
/** Products have two variants, each of them a part. */
const products = (given.length > 0 ? given : [10, 1000]).map((thousands) => thousands * 500)
const ROUNDS = 5
const ASKED_VEHICLES = 200
const ASKED_PARTS = 100
const PAGES = 24
/** So that each of PostgreSQL's processes has seen the pages of its memory that it is asked for. */
const WARM_UP = { connections: 8, seconds: 15 }
const TOLD_WITHIN = 3

type Size = { name: string; url: string; vehicles: string[]; parts: string[] }

async function main(): Promise<void> {
  needWrk()
  const { shops, stop } = await open()
  const servers: MedusaProcess[] = []
  try {
    const sizes: Size[] = []
    for (const { databaseUrl, server: make } of shops) {
      const began = performance.now()
      const { parts, vehicles, fitments } = await fillFitments(databaseUrl)
      const seconds = Math.round((performance.now() - began) / 1000)
      console.log(`${parts} parts, ${vehicles} vehicles, ${fitments} fitments in ${seconds} s`)
      const server = await make()
      servers.push(server)
      await server.start()
      const name = `${parts.toLocaleString("en")} parts, ${fitments.toLocaleString("en")} fitments`
      sizes.push({ name, url: server.url, ...(await askedOf(databaseUrl)) })
    }
    const rows = [...(await growthRows(sizes)), ...(await toldRows(sizes))]
    if (given.length > 0) return
    const what = `${await machineText(shops[0]?.databaseUrl)}; ${ROUNDS} rounds. p50 in milliseconds of one connection, the median of the rounds; the ratio is the larger to the smaller, with the least and the most of the rounds.`
    const heads = ["read", ...sizes.map(({ name }) => name), "ratio", ""]
    await writeSection("npm run bench:vehicles", `${what}\n\n${table(heads, rows)}`)
  } finally {
    for (const server of servers) await server.stop()
    await stop()
  }
}

/** New shops, or those of the folder that keeps them. */
function open(): Promise<Pick<BenchShops, "shops" | "stop">> {
  if (!values.keep) return openShops(products)
  const folder = path.resolve(values.keep)
  fs.mkdirSync(folder, { recursive: true, mode: 0o711 })
  return openKeptShops(
    folder,
    products.map((count) => ({ name: `bench_${count}`, products: count })),
  )
}

/** Vehicles and parts from all over the tables. */
async function askedOf(databaseUrl: string): Promise<Pick<Size, "vehicles" | "parts">> {
  const client = await connect(databaseUrl)
  const idsOf = async (statement: string) => {
    const { rows } = await client.query<{ id: string }>(statement)
    return rows.map(({ id }) => String(id))
  }
  const vehicles = await idsOf(
    `select id from vehicle order by md5(cast(id as text)) limit ${ASKED_VEHICLES}`,
  )
  const parts = await idsOf(`select id from product_variant order by md5(id) limit ${ASKED_PARTS}`)
  await client.end()
  return { vehicles, parts }
}

async function growthRows(sizes: readonly Size[]): Promise<string[][]> {
  const rows: string[][] = []
  const asked = sizes.map(({ name, url, vehicles, parts }) => ({
    name,
    url,
    calls: vehicleCalls(vehicles, parts),
  }))
  for (const { url, calls } of asked) {
    for (const { paths } of calls) await runWrk({ url, paths }, WARM_UP)
  }
  for (const [index, call] of (asked[0]?.calls ?? []).entries()) {
    const targets = asked.map(({ name, url, calls }) => {
      return [name, { url, paths: calls[index]?.paths ?? [] }] as const
    })
    const { p50 } = await measureGrowth(ROUNDS, Object.fromEntries(targets))
    rows.push(print(rowOf(call, Object.values(p50))))
  }
  return rows
}

function rowOf({ name, goal, limit = Infinity }: GrowthCall, figures: number[][]): string[] {
  const ratio = ratioOf(figures.at(-1) ?? [], figures[0] ?? [])
  const result = goal && compare(ratio, goal)
  const isWithin = median(figures.at(-1) ?? []) <= limit
  if (!isWithin || result?.passed === false) process.exitCode = 1
  const said = isWithin ? result?.text : `MISSED: within ${limit} ms`
  return [name, ...timesOf(figures), spreadText(ratio), said ?? ""]
}

/** The same pages with and without `fit`, in turn. */
async function toldRows(sizes: readonly Size[]): Promise<string[][]> {
  const plain: number[][] = []
  const told: number[][] = []
  for (const { url, vehicles } of sizes) {
    const paths = toldCalls(vehicles, await firstCursors(url))
    const { p50 } = await measureGrowth(ROUNDS, {
      plain: { url, paths: paths.plain },
      told: { url, paths: paths.told },
    })
    plain.push(p50.plain ?? [])
    told.push(p50.told ?? [])
  }
  const added = told.map((values, index) => median(values) - median(plain[index] ?? []))
  const isWithin = added.every((time) => time <= TOLD_WITHIN)
  if (!isWithin) process.exitCode = 1
  const said = `adds ${added.map((time) => time.toFixed(2)).join(" and ")} ms`
  return [
    print(["pages of twelve", ...timesOf(plain), "", ""]),
    print([
      ...["the same with `fit`", ...timesOf(told), ""],
      isWithin ? said : `MISSED: ${said}, at most ${TOLD_WITHIN}`,
    ]),
  ]
}

const timesOf = (figures: readonly number[][]) =>
  figures.map((values) => spreadOf(values).median.toFixed(2))

async function firstCursors(url: string): Promise<string[]> {
  const cursors = [""]
  while (cursors.length < PAGES) {
    const cursor = cursors.at(-1) ?? ""
    const answer = await fetch(url + pagePath(cursor && `cursor=${cursor}`))
    await answer.arrayBuffer()
    const next = /[?&]cursor=([^&>]+)/.exec(answer.headers.get("link") ?? "")?.[1]
    if (!next) throw new Error("The shop is too small for the pages that are asked for")
    cursors.push(next)
  }
  return cursors
}

function print(row: string[]): string[] {
  console.log(row.join("  "))
  return row
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
