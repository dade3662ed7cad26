import { escapeHtml } from "../../../contract/html"
import type { ListedPart } from "../../../queries/product/sellable"

type EarlyPart = Pick<ListedPart, "id" | "name" | "sku" | "category">

/**
 * The first parts of a list, to be read and followed while the page's scripts are on their way: on a
 * slow line these take seconds. What a part costs is its reader's own, and comes with them. The
 * storefront takes it away (`platform/early-page`) and has its look (`styles/early.css`).
 */
export function earlyList(told: Told, parts: readonly EarlyPart[]): string {
  return parts.length === 0 ? "" : earlyPage(told, parts.map(earlyPart))
}

type Told = { shop: string; title: string }

/** The same of a page that is a list of links: who runs no scripts goes on by them. */
export function earlyLinks(told: Told, links: readonly { name: string; path: string }[]): string {
  return earlyPage(
    told,
    links.map(({ name, path }) => {
      return `<article><h3><a href="${escapeHtml(path)}">${escapeHtml(name)}</a></h3></article>`
    }),
  )
}

function earlyPage({ shop, title }: Told, rows: readonly string[]): string {
  return [
    '<div id="early">',
    `<header>${escapeHtml(shop)}</header>`,
    `<h1>${escapeHtml(title)}</h1>`,
    ...rows,
    "</div>",
  ].join("\n      ")
}

function earlyPart({ id, name, sku, category }: EarlyPart): string {
  const told = [sku, category?.name ?? ""].filter(Boolean).join(" · ")
  const link = `<a href="/product/${encodeURIComponent(id)}">${escapeHtml(name)}</a>`
  return `<article><p>${escapeHtml(told)}</p><h3>${link}</h3></article>`
}
