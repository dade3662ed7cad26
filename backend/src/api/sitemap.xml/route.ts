import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { shopEnvironment } from "../http/environment"
import { renderSitemap, renderSitemapIndex } from "../http/page-shell/sitemap/sitemap"
import { readSitemap, sitemapNames } from "../http/page-shell/sitemap/sitemaps"
import { sendInPieces } from "../http/response/streams/send-in-pieces"

const HEADERS = {
  "content-type": "application/xml; charset=utf-8",
  "cache-control": "public, max-age=3600",
}

/**
 * Every page that anybody may find, in sitemaps of 50,000 addresses at most: by itself the index of
 * them, with `of` the one of that name.
 */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { publicUrl } = shopEnvironment()
  const { of } = req.query
  const entries = typeof of === "string" ? await readSitemap(req.scope, of) : undefined
  if (of !== undefined && !entries) {
    res.status(404).type("text/plain").send("There is no sitemap of this name.\n")
    return
  }
  if (entries) {
    const text = renderSitemap(publicUrl, entries)
    return sendInPieces([req, res], { name: "A sitemap", text, headers: HEADERS, isPacked: true })
  }
  res.set(HEADERS).send(renderSitemapIndex(publicUrl, await sitemapNames(req.scope)))
}
