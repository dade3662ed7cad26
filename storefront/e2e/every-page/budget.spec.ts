import fs from "node:fs"
import path from "node:path"
import { brotliDecompressSync } from "node:zlib"
import { compressed, scriptsOf } from "../../../testing/testkit/shop/build-scripts"

const DIST = path.resolve(import.meta.dirname, "../../dist")
const KB = 1000
/** Marks that only these packages' own code has. */
const NOT_WANTED_YET = {
  Firebase: "identitytoolkit",
  Stripe: "confirmCardPayment",
  zod: "ZodError",
  tables: "getPrePaginationRowModel",
}
/** Nothing in the shop takes one yet. */
const CHARTS = /\b(recharts|chart\.js|echarts|d3-scale|victory|highcharts)\b/i

const assets = fs.readdirSync(path.join(DIST, "assets"))
const bytesOf = (name: string) => fs.readFileSync(path.join(DIST, "assets", name))

describe("the first load", () => {
  const home = scriptsOf(DIST, "index.html", "src/features/home/home-page.tsx")
  const list = scriptsOf(DIST, "index.html", "src/features/products/list/products-page.tsx")
  const product = scriptsOf(DIST, "index.html", "src/features/products/detail/product-page.tsx")

  it("of the home page takes at most 130 kB of script", () => {
    expect(compressed(home)).toBeLessThanOrEqual(130)
  })

  it("of the list takes at most 145 kB of script", () => {
    expect(compressed(list)).toBeLessThanOrEqual(145)
  })

  it("of a part's page takes at most 145 kB of script", () => {
    expect(compressed(product)).toBeLessThanOrEqual(145)
  })

  it.each(Object.entries({ home, list, product }))(
    "of the %s page comes in four files: packages, frame, what pages share, and its own",
    (_, scripts) => {
      expect(scripts).toHaveLength(4)
    },
  )

  it("takes at most 16 kB of style and 75 kB of fonts", () => {
    const styles = assets.filter((name) => name.endsWith(".css")).map((name) => `${bytesOf(name)}`)
    expect(compressed(styles)).toBeLessThanOrEqual(16)
    const html = fs.readFileSync(path.join(DIST, "index.html"), "utf8")
    const fonts = [...html.matchAll(/assets\/([^"]+\.woff2)/g)].map(([, name]) => name ?? "")
    expect(fonts).toHaveLength(2)
    const weight = fonts.reduce((sum, name) => sum + bytesOf(name).length, 0)
    expect(weight / KB).toBeLessThanOrEqual(75)
  })

  it("takes at most 15 kB for the home page's first drawing", () => {
    const drawings = assets.filter((name) => /^assembly-.*\.svg\.br$/.test(name))
    expect(drawings.length).toBeGreaterThan(0)
    for (const name of drawings) expect(bytesOf(name).length / KB).toBeLessThanOrEqual(15)
  })

  it("comes compressed, each script and style of it", () => {
    const texts = assets.filter((name) => /\.(js|css|svg)$/.test(name))
    for (const name of texts.filter((name) => bytesOf(name).length > KB)) {
      expect(brotliDecompressSync(bytesOf(`${name}.br`)).equals(bytesOf(name))).toBe(true)
      expect(assets).toContain(`${name}.gz`)
    }
  })

  it("is known to the server, script by script", () => {
    const known = JSON.parse(
      fs.readFileSync(path.join(DIST, "page-assets.json"), "utf8"),
    ) as Record<string, { scripts: string[] }>
    for (const [address, scripts] of Object.entries({
      "/": home,
      "/showProduct": list,
      "/product/:id": product,
    })) {
      const entry = scriptsOf(DIST, "index.html")
      const missing = scripts.filter((script) => !entry.includes(script))
      const listed = known[address]?.scripts ?? []
      expect(listed.map((file) => fs.readFileSync(path.join(DIST, file), "utf8"))).toEqual(missing)
    }
  })

  it("has nothing of a chart library", () => {
    expect([...home, ...list, ...product].filter((script) => CHARTS.test(script))).toEqual([])
  })

  it.each(Object.entries(NOT_WANTED_YET))("has nothing of %s", (_, mark) => {
    const all = fs.readdirSync(path.join(DIST, "assets")).filter((file) => file.endsWith(".js"))
    const whole = all.map((file) => fs.readFileSync(path.join(DIST, "assets", file), "utf8"))
    // The mark is a good one: the shop does have that code, elsewhere.
    expect(whole.some((script) => script.includes(mark))).toBe(true)
    expect([...home, ...list, ...product].filter((script) => script.includes(mark))).toEqual([])
  })
})
