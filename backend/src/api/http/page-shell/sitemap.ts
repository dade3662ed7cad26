import { escapeHtml } from "../../../contract/html"

type Entry = { path: string; changedAt?: Date }

/** The sitemap of addresses below `origin`, as sitemaps.org describes it. */
export function renderSitemap(origin: string, entries: readonly Entry[]): string {
  const urls = entries.map(({ path, changedAt }) => {
    const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ""
    return `  <url><loc>${escapeHtml(`${origin}${path}`)}</loc>${changed}</url>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    "</urlset>",
    "",
  ].join("\n")
}
