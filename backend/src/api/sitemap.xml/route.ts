import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { PUBLIC_PAGES } from "../../contract/shop/public-pages"
import { readProductAddresses } from "../../queries/product/product-addresses"
import { shopEnvironment } from "../http/environment"
import { renderSitemap } from "../http/page-shell/sitemap"

/** Every page that anybody may find: the public ones and the parts'. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const products = await readProductAddresses(req.scope)
  const entries = [
    ...PUBLIC_PAGES.map(({ path }) => ({ path })),
    ...products.map(({ id, changed_at }) => ({
      path: `/product/${encodeURIComponent(id)}`,
      changedAt: changed_at,
    })),
  ]
  res.setHeader("cache-control", "public, max-age=3600")
  res.type("application/xml").send(renderSitemap(shopEnvironment().publicUrl, entries))
}
