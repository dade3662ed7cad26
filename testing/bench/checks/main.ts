import { call } from "../../testkit/client/call"
import { connect } from "../../testkit/shop/database"
import { machineText } from "../report/machine"
import { table } from "../report/table"
import { writeSection } from "../report/write-section"
import { openShops, type BenchShop } from "../shops/open-shops"
import { measure } from "../measure"

// How long a list of numbers takes to be checked. Each call has other rows: SKUs and OEM numbers as
// people type them, and one of twenty that no part has.
//   npm run bench:check [seconds a figure] [products]
const [seconds = 10, products = 100_000] = process.argv.slice(2).map(Number)
const SIZES = [40, 500, 2000]
/** Of 500 rows, at p95. */
const LIMIT = { rows: 500, milliseconds: 400 }
const WARM_UP_SECONDS = 3
const NUMBERS = 20_000
const TYPED = [
  (text: string) => text,
  (text: string) => text.toLowerCase(),
  (text: string) => text.replaceAll("-", " "),
  (text: string) => text.replaceAll("-", "–"),
]

const SOME_NUMBERS = `select shown from catalogue_number
  order by hashtext(code), variant_id limit ${NUMBERS}`

async function main(): Promise<void> {
  const { shops, stop } = await openShops([products])
  try {
    for (const shop of shops) await bench(shop)
  } finally {
    await stop()
  }
}

async function bench(shop: BenchShop): Promise<void> {
  const server = await shop.server()
  await server.start()
  try {
    const numbers = await someNumbers(shop.databaseUrl)
    const rows: string[][] = []
    for (const size of SIZES) rows.push(await figuresOf(server.url, { size, numbers }))
    const content = [
      `${await machineText(shop.databaseUrl)}; ${products} products of two variants. Milliseconds.`,
      table(["rows", "p50", "p95", "p99"], rows),
    ]
    await writeSection("npm run bench:check", content.join("\n\n"))
  } finally {
    await server.stop()
  }
}

async function someNumbers(databaseUrl: string): Promise<string[]> {
  const client = await connect(databaseUrl)
  try {
    const { rows } = await client.query<{ shown: string }>(SOME_NUMBERS)
    return rows.map(({ shown }) => shown)
  } finally {
    await client.end()
  }
}

async function figuresOf(
  url: string,
  { size, numbers }: { size: number; numbers: readonly string[] },
): Promise<string[]> {
  let next = 0
  const rowOf = (row: number) => {
    const shown = numbers[next++ % numbers.length] ?? ""
    const type = TYPED[next % TYPED.length]
    return { row, number: row % 20 === 0 ? `${shown} of nobody` : type?.(shown), qty: 50 }
  }
  const check = () => {
    const lines = Array.from({ length: size }, (_, row) => rowOf(row))
    return call(`${url}/api/v1/order-lines/check`, { body: { lines } })
  }
  await measure({ clients: 1, seconds: WARM_UP_SECONDS }, check)
  const { p50, p95, p99 } = await measure({ clients: 1, seconds }, check)
  const figures = [p50, p95, p99].map((figure) => figure.toFixed(1))
  console.log(`${size} rows: p50, p95 and p99 ${figures.join(", ")} ms`)
  if (size === LIMIT.rows && p95 > LIMIT.milliseconds) {
    console.error(`MISSED: ${size} rows are checked within ${LIMIT.milliseconds} ms`)
    process.exitCode = 1
  }
  return [String(size), ...figures]
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
