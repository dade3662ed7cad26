import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { z } from "@medusajs/framework/zod"
import fs from "node:fs"
import path from "node:path"
import type { ShopFacts } from "../../../contract/shop/shop-facts"
import type { ShopSettings } from "../../../contract/shop/shop-settings"
import { readShopSettings, shopFacts } from "../../../queries/shop/shop-settings"
import { hasVehicles } from "../../../queries/vehicle/vehicles"
import { shopEnvironment } from "../environment"
import { sendCompressed } from "../response/compression"
import { earlyLinks, earlyList } from "./early-list"
import { findPage } from "./find-page"
import { readFirstParts } from "./first-parts"
import { type PageHead, renderHead } from "./page-head"
import { pageLinks } from "./page-links"
import { onlyVehicleOf, preload } from "./preload"
import { inBothInks } from "./preload-pictures"

const HEAD = /<!-- page -->[\s\S]*?<!-- \/page -->/
const END_OF_HEAD = "</head>"
const ROOT = '<div id="root">'

type Page = {
  head: PageHead
  shop: ShopFacts
  /** Links to what the browser fetches first, as HTML. */
  links: string
  /** What is shown before the first script runs, as HTML. */
  early: string
}

let template: string | undefined

/** The storefront's one HTML file with a page's own head. */
function storefrontPage(folder: string, { head, shop, links, early }: Page): string {
  template ??= fs.readFileSync(path.join(folder, "index.html"), "utf8")
  // Functions: `$&` in a product's name would otherwise mean something.
  return (
    template
      .replace(HEAD, () => renderHead(head, shop))
      // Behind the entry and its styles, which are needed before them.
      .replace(END_OF_HEAD, () => `  ${links}\n  ${END_OF_HEAD}`)
      .replace(ROOT, () => (early ? `${early}\n    ${ROOT}` : ROOT))
  )
}

const assetsSchema = z.object({
  scripts: z.array(z.string()),
  /** The first drawing, in both inks. */
  drawing: z.object({ light: z.string(), dark: z.string() }).optional(),
})

type PageAssets = z.infer<typeof assetsSchema>

let pages: { pattern: RegExp; assets: PageAssets }[] | undefined

/** What the page at a path needs first of the built files; the build leaves a list of it. */
function pageAssets(folder: string, address: string): PageAssets {
  pages ??= readAssets(path.join(folder, "page-assets.json"))
  return pages.find(({ pattern }) => pattern.test(address))?.assets ?? { scripts: [] }
}

function readAssets(file: string): { pattern: RegExp; assets: PageAssets }[] {
  if (!fs.existsSync(file)) return []
  const listed = z.record(z.string(), assetsSchema).parse(JSON.parse(fs.readFileSync(file, "utf8")))
  return Object.entries(listed).map(([address, assets]) => ({
    assets,
    pattern: new RegExp(`^${address.replace(/:\w+/g, "[^/]+")}/?$`, "i"),
  }))
}

/** What the page's header shows at once. */
async function factsOf({ scope }: MedusaRequest, settings: ShopSettings): Promise<ShopFacts> {
  const isTold = shopEnvironment().vehicles && (await hasVehicles(scope))
  return { ...shopFacts(settings), ...(isTold && { vehicles: true as const }) }
}

/** Answers the storefront's page at an address: its status, its head and what it needs first. */
export async function answerPage(
  req: MedusaRequest,
  res: MedusaResponse,
  folder: string,
): Promise<void> {
  const { path, query } = req
  const settings = await readShopSettings(req.scope)
  const found = await findPage(req.scope, {
    path,
    ...(typeof query.category === "string" && { category: query.category }),
  })
  if ("movedTo" in found) {
    const { search } = new URL(req.originalUrl, "http://shop")
    // Not for good: what is gone may be sold again.
    res.setHeader("cache-control", "public, max-age=3600")
    res.redirect(301, found.movedTo + search)
    return
  }
  const { status, head, product, vehicles } = found
  const shop = await factsOf(req, settings)
  const plain = Object.keys(query).length === 0
  const parts = await readFirstParts(req)
  const vehicle = shop.vehicles && onlyVehicleOf(query)
  const { calls, pictures } = preload({ path, plain, vehicle, product, vehicles, parts })
  const { scripts, drawing } = pageAssets(folder, path)
  const drawn = drawing ? inBothInks({ href: drawing.light }, { href: drawing.dark }) : []
  const links = pageLinks({ scripts, calls, pictures: [...drawn, ...pictures] })
  const category = parts[0]?.category
  const title = category?.handle === query.category ? category?.name : head.title
  const told = { shop: shop.name, title: title ?? "" }
  const early = vehicles ? earlyLinks(told, vehicles.links) : earlyList(told, parts)
  const page = { head, shop, links, early }
  // A browser keeps it, and asks each time whether it still holds.
  res.status(status).type("html").setHeader("cache-control", "no-cache")
  await sendCompressed(req, res, storefrontPage(folder, page))
}
