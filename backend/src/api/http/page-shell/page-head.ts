import { SHOP_FACTS_ID, type ShopFacts } from "../../../contract/shop/shop-facts"
import { escapeHtml } from "../../../contract/html"

/** JSON that cannot end the script it stands in. */
function scriptText(data: object): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c")
}

export type PageHead = {
  title: string
  description: string
  /** Absolute; unset for a page that nobody should find by searching. */
  canonical?: string
  /** The social card's picture, absolute. */
  image: string
  type: "website" | "product"
  /** schema.org's description of what is shown. */
  data?: object
}

const DESCRIPTION_LENGTH = 200

/**
 * The tags that crawlers and link previews read; they run no scripts. The shop's facts are there
 * for the page itself: its header shows them at once.
 */
export function renderHead(head: PageHead, shop: ShopFacts): string {
  const title = `${head.title} · ${shop.name}`
  const description = shortened(head.description)
  return [
    `<title>${escapeHtml(title)}</title>`,
    meta("name", "description", description),
    ...(head.canonical
      ? [
          `<link rel="canonical" href="${escapeHtml(head.canonical)}" />`,
          meta("property", "og:url", head.canonical),
        ]
      : [meta("name", "robots", "noindex")]),
    meta("property", "og:site_name", shop.name),
    meta("property", "og:type", head.type),
    meta("property", "og:title", head.title),
    meta("property", "og:description", description),
    meta("property", "og:image", head.image),
    meta("name", "twitter:card", "summary_large_image"),
    `<script type="application/json" id="${SHOP_FACTS_ID}">${scriptText(shop)}</script>`,
    ...(head.data ? [`<script type="application/ld+json">${scriptText(head.data)}</script>`] : []),
  ].join("\n    ")
}

function meta(kind: "name" | "property", name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}" />`
}

function shortened(text: string): string {
  const plain = text.replace(/\s+/g, " ").trim()
  if (plain.length <= DESCRIPTION_LENGTH) return plain
  return `${plain.slice(0, DESCRIPTION_LENGTH).replace(/\s\S*$/, "")}…`
}
