import fs from "node:fs"
import { call } from "../../testkit/client/call"
import { startShop } from "../../testkit/shop/start-shop"
import { temporaryFolder } from "../../testkit/shop/temporary-folder"
import { machineText } from "../report/machine"
import { table } from "../report/table"
import { writeSection } from "../report/write-section"
import { auditPage, FIGURES, type PageFigures } from "./audit-page"
import { measureFirstResult } from "./first-result"
import { measureInteractions } from "./interactions"

// What Lighthouse says of the built shop with its demo, and how long a visitor waits for what he
// does on a slow telephone: medians of several runs. Fails where a figure is out of its bounds; without
// arguments docs/benchmarks.md is written too.
//   npm run bench:pages [runs] [address of a shop that runs already]
const [runs = 5, address] = [Number(process.argv[2] ?? 5), process.argv[3]]

type Bound = { least?: number; most?: number }
const BOUNDS: Partial<Record<keyof PageFigures, Bound>> = {
  performance: { least: 95 },
  accessibility: { least: 100 },
  "best-practices": { least: 100 },
  seo: { least: 100 },
  CLS: { most: 0.02 },
}
const SCRIPTS_KB: Readonly<Record<string, number>> = { home: 130, list: 145, product: 145 }
const LONGEST_MS = 200
const FIRST_RESULT_MS = 3000

async function main(): Promise<void> {
  if (address) return report(address)
  const folder = temporaryFolder("shop-bench")
  const shop = await startShop(folder, { variables: { SHOP_DEMO: "on" } })
  try {
    await report(shop.url)
  } finally {
    await shop.stop()
    fs.rmSync(folder, { recursive: true, force: true })
  }
}

async function report(shop: string): Promise<void> {
  const { data } = await call<{ data: { _id: string }[] }>(`${shop}/api/v1/products?limit=1`, {})
  const product = data[0]?._id ?? ""
  const faults: string[] = []
  const [visits, inputs]: [string[][], string[][]] = [[], []]
  const pages = { home: "/", list: "/showProduct", product: `/product/${product}` }
  for (const [name, path] of Object.entries(pages)) {
    const figures = await medianOf(shop + path)
    const written = FIGURES.map((figure) => String(Number(figures[figure].toFixed(3))))
    visits.push([name, ...written])
    console.log(visits.at(-1)?.join("  "))
    faults.push(...faultsOf(name, figures))
  }
  for (const [name, time] of await measureInteractions(shop, { product, runs })) {
    inputs.push([name, String(time)])
    console.log(`${name.padEnd(28)} ${time} ms`)
    if (time > LONGEST_MS) faults.push(`${name} takes ${time} ms`)
  }
  const results: string[][] = []
  for (const [name, path] of Object.entries({
    list: "/showProduct",
    search: "/showProduct?q=brake+disc",
  })) {
    const time = await measureFirstResult(shop + path, runs)
    results.push([name, String(time)])
    console.log(`first result of the ${name}`.padEnd(28), time, "ms")
    if (time > FIRST_RESULT_MS) faults.push(`the first result of the ${name} takes ${time} ms`)
  }
  if (process.argv.length === 2) await write(visits, inputs, results)
  if (faults.length === 0) return
  console.error(`Out of bounds: ${faults.join("; ")}`)
  process.exitCode = 1
}

async function write(visits: string[][], inputs: string[][], results: string[][]): Promise<void> {
  const what = `${await machineText()}; medians of ${runs} runs.`
  const pages = table(["page", ...FIGURES], visits)
  const waits = table(["with a fourth of the processor", "ms to the next paint"], inputs)
  const firsts = table(["on slow 3G", "ms to the first part"], results)
  await writeSection("npm run bench:pages", [what, pages, waits, firsts].join("\n\n"))
}

async function medianOf(url: string): Promise<PageFigures> {
  // Pictures are made when they are first asked for.
  await auditPage(url)
  const visits: PageFigures[] = []
  for (let run = 0; run < runs; run++) visits.push(await auditPage(url))
  const median = (figure: keyof PageFigures) =>
    visits.map((visit) => visit[figure]).sort((a, b) => a - b)[Math.floor(runs / 2)] ?? NaN
  return Object.fromEntries(FIGURES.map((figure) => [figure, median(figure)])) as PageFigures
}

function faultsOf(page: string, figures: PageFigures): string[] {
  const bounds: typeof BOUNDS = { ...BOUNDS, scripts: { most: SCRIPTS_KB[page] ?? 0 } }
  return FIGURES.filter((figure) => {
    const { least = -Infinity, most = Infinity } = bounds[figure] ?? {}
    return !(figures[figure] >= least && figures[figure] <= most)
  }).map((figure) => `${figure} of the ${page} page is ${figures[figure]}`)
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
