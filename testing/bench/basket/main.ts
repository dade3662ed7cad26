import { call } from "../../testkit/client/call"
import { register } from "../../testkit/client/people"
import { machineText } from "../report/machine"
import { table } from "../report/table"
import { writeSection } from "../report/write-section"
import { openShops, type BenchShop } from "../shops/open-shops"
import { measure } from "../measure"

// How long baskets of several sizes take to be read, changed and added to, by one person of a shop of
// many parts.
//   npm run bench:basket [seconds a figure] [products]
const [seconds = 5, products = 10_000] = process.argv.slice(2).map(Number)
const SIZES = [1, 50, 500]
/** A basket of 500 lines is read within it, at the median. */
const LIMIT_MS = 150
const WARM_UP_SECONDS = 1

type Line = { productId: string; qty: number }

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
    const rows: string[][] = []
    for (const size of SIZES) rows.push(...(await figuresOf(server.url, size)))
    const content = [
      `${await machineText(shop.databaseUrl)}. Milliseconds.`,
      table(["lines", "call", "p50", "p99"], rows),
    ]
    await writeSection("npm run bench:basket", content.join("\n\n"))
  } finally {
    await server.stop()
  }
}

async function figuresOf(url: string, size: number): Promise<string[][]> {
  const { token } = await register(url, `basket-${size}@example.com`)
  const basket = `${url}/api/v1/basket`
  const lines = await someLines(url, size)
  const put = (qty: number) => {
    const [first, ...rest] = lines
    const changed = first ? [{ ...first, qty }, ...rest] : []
    return call(basket, { method: "PUT", body: { lines: changed }, token })
  }
  await put(50)
  let pieces = 50
  const calls = {
    "GET /basket": () => call(basket, { token }),
    "PUT /basket": () => put((pieces += 1)),
    "POST /basket/lines": () =>
      call(`${basket}/lines`, { body: { lines: lines.slice(0, 1) }, token }),
    "POST /basket/check": () => call(`${basket}/check`, { body: { lines } }),
  }
  const rows: string[][] = []
  for (const [name, one] of Object.entries(calls)) {
    await measure({ clients: 1, seconds: WARM_UP_SECONDS }, one)
    const { p50, p99 } = await measure({ clients: 1, seconds }, one)
    console.log(`${size} lines, ${name}: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`)
    rows.push([String(size), `\`${name}\``, p50.toFixed(1), p99.toFixed(1)])
    if (name === "GET /basket" && p50 > LIMIT_MS) {
      console.error(`MISSED: a basket of ${size} lines is read in ${LIMIT_MS} ms`)
      process.exitCode = 1
    }
  }
  return rows
}

async function someLines(url: string, size: number): Promise<Line[]> {
  const address = `${url}/api/v1/products?limit=${size}`
  const { data } = await call<{ data: { _id: string }[] }>(address, {})
  if (data.length < size) throw new Error(`The shop has ${data.length} parts, not ${size}`)
  return data.map(({ _id }) => ({ productId: _id, qty: 50 }))
}

main().catch((error: unknown) => {
  console.error(error)
  process.exitCode = 1
})
