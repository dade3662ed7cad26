import { escapeHtml } from "../../../../contract/html"

export type SitemapEntry = { path: string; changedAt?: Date }

const XML = '<?xml version="1.0" encoding="UTF-8"?>'
const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9"

/** The index of the shop's sitemaps, by their names, as sitemaps.org describes it. */
export function renderSitemapIndex(origin: string, names: readonly string[]): string {
  const sitemaps = names.map(
    (name) => `  <sitemap><loc>${escapeHtml(`${origin}/sitemap.xml?of=${name}`)}</loc></sitemap>`,
  )
  return [XML, `<sitemapindex xmlns="${NAMESPACE}">`, ...sitemaps, "</sitemapindex>", ""].join("\n")
}

/** One sitemap of addresses below `origin`, in pieces: there may be 50,000. */
export async function* renderSitemap(
  origin: string,
  pages: AsyncIterable<readonly SitemapEntry[]>,
): AsyncGenerator<string> {
  yield `${XML}\n<urlset xmlns="${NAMESPACE}">\n`
  for await (const entries of pages) {
    yield entries
      .map(({ path, changedAt }) => {
        const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ""
        return `  <url><loc>${escapeHtml(`${origin}${path}`)}</loc>${changed}</url>\n`
      })
      .join("")
  }
  yield "</urlset>\n"
}
