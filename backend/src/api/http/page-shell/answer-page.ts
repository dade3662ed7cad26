import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { readShopSettings, shopFacts } from "../../../queries/shop/shop-settings"
import { findPage } from "./find-page"
import { firstNeeds } from "./preload"
import { inBothInks } from "./preload-pictures"
import { pageAssets } from "./page-assets"
import { pageLinks } from "./page-links"
import { sendCompressed } from "../response/compression"
import { storefrontPage } from "./storefront-page"

/** Answers the storefront's page at an address: its status, its head and what it needs first. */
export async function answerPage(
  req: MedusaRequest,
  res: MedusaResponse,
  folder: string,
): Promise<void> {
  const { path, query } = req
  const settings = await readShopSettings(req.scope)
  const { status, head, product } = await findPage(req.scope, {
    path,
    settings,
    ...(typeof query.category === "string" && { category: query.category }),
  })
  const plain = Object.keys(query).length === 0
  const { calls, pictures } = await firstNeeds(req.scope, { path, plain, product })
  const { scripts, drawing } = pageAssets(folder, path)
  const drawn = drawing ? inBothInks({ href: drawing.light }, { href: drawing.dark }) : []
  const links = pageLinks({ scripts, calls, pictures: [...drawn, ...pictures] })
  const page = { head, shop: shopFacts(settings), links }
  // A browser keeps it, and asks each time whether it still holds.
  res.status(status).type("html").setHeader("cache-control", "no-cache")
  await sendCompressed(req, res, storefrontPage(folder, page))
}
