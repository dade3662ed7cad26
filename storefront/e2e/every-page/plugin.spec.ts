import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { inject } from "vitest"
import { buildStorefront, serveStorefront } from "../../../testing/testkit/shop/built-storefront"
import {
  type BuildManifest,
  compressed,
  readManifest,
  scriptsOf,
} from "../../../testing/testkit/shop/build-scripts"
import { firstProduct } from "../setup/first-product"
import { closeBrowser, newVisitor, openBrowser } from "../setup/visitor"

const TEMPLATE = path.resolve(import.meta.dirname, "../../../docs/plugin-template")
const PAGES = {
  home: { module: "src/features/home/home-page.tsx", most: 130 },
  list: { module: "src/features/products/list/products-page.tsx", most: 145 },
  product: { module: "src/features/products/detail/product-page.tsx", most: 145 },
}

describe("the storefront's production build with the template's plugin", () => {
  const dist = fs.mkdtempSync(path.join(os.tmpdir(), "plugin-storefront-"))
  let storefront: Awaited<ReturnType<typeof serveStorefront>>

  beforeAll(async () => {
    await buildStorefront([TEMPLATE], dist)
    storefront = await serveStorefront(dist, { shop: inject("shopUrl") })
    await openBrowser()
  })

  afterAll(async () => {
    await closeBrowser()
    await storefront.stop()
    fs.rmSync(dist, { recursive: true, force: true })
  })

  const assets = () =>
    fs.readdirSync(path.join(dist, "assets")).map((name) => ({
      name,
      text: fs.readFileSync(path.join(dist, "assets", name), "utf8"),
    }))

  it("has no chunk that waits for itself", () => {
    expect(circlesOf(readManifest(dist))).toEqual([])
  })

  it("draws the home page with the plugin's section, link and theme", async () => {
    const { page, complaints } = await newVisitor()
    await page.goto(storefront.url)
    await page.getByRole("region", { name: "Products" }).waitFor()
    await page.getByRole("region", { name: "Part warranty" }).waitFor()
    const menu = page.getByRole("navigation", { name: "Main" })
    await menu.getByRole("link", { name: "Part warranty" }).click()
    await page.getByText("Keep the delivery note.").waitFor()
    const primary = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue("--color-primary"),
    )
    expect({ primary, complaints }).toEqual({ primary: "#2563eb", complaints: [] })
  })

  it("draws a part's page with the plugin's block", async () => {
    const { _id } = await firstProduct()
    const { page, complaints } = await newVisitor()
    // The shop behind it has not the plugin's route.
    await page.route(`**/store/products/${_id}/part-warranty`, (route) =>
      route.fulfill({ json: { months: 24 } }),
    )
    await page.goto(`${storefront.url}/product/${_id}`)
    await page.getByRole("region", { name: "Part warranty" }).getByText("24 months").waitFor()
    expect(complaints).toEqual([])
  })

  it("has its pages, styles and theme, and its code outside of the first load", () => {
    const told = fs.readFileSync(path.join(dist, "plugin-pages.json"), "utf8")
    expect(JSON.parse(told)).toEqual([
      { path: "/part-warranty", title: "Part warranty" },
      { path: "/dashboard/part-warranty", title: "Part warranty" },
    ])
    const styles = assets().filter(({ name }) => name.endsWith(".css"))
    expect(styles.map(({ text }) => text).join("")).toContain("--color-primary:#2563eb")
    const holders = assets().filter(({ text }) => text.includes("We answer for this part"))
    expect(holders.map(({ name }) => name)).toEqual([
      expect.stringMatching(/^part-warranty-block-.*\.js$/),
    ])
  })

  it.each(Object.entries(PAGES))("keeps to the first load's budget: %s", (_, { module, most }) => {
    const scripts = scriptsOf(dist, "index.html", module)
    expect(compressed(scripts)).toBeLessThanOrEqual(most)
    expect(scripts).toHaveLength(4)
  })

  it("keeps to the first load's budget: styles", () => {
    const styles = assets().filter(({ name }) => name.endsWith(".css"))
    expect(compressed(styles.map(({ text }) => text))).toBeLessThanOrEqual(16)
  })
})

/** The chunks that import themselves, by whatever way. */
function circlesOf(manifest: BuildManifest): string[] {
  return Object.keys(manifest).filter((start) => {
    const seen = new Set<string>()
    const visit = (key: string) => {
      for (const next of manifest[key]?.imports ?? []) {
        if (seen.has(next)) continue
        seen.add(next)
        visit(next)
      }
    }
    visit(start)
    return seen.has(start)
  })
}
