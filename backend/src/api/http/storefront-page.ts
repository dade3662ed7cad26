import fs from "node:fs"
import path from "node:path"
import type { ShopFacts } from "../../contract/shop-facts"
import { renderHead, type PageHead } from "./page-head"

const HEAD = /<!-- page -->[\s\S]*?<!-- \/page -->/

let template: string | undefined

/** The storefront's one HTML file with a page's own head in the place of the general one. */
export function storefrontPage(folder: string, head: PageHead, shop: ShopFacts): string {
  template ??= fs.readFileSync(path.join(folder, "index.html"), "utf8")
  // A function: `$&` in a product's name would otherwise mean something.
  return template.replace(HEAD, () => renderHead(head, shop))
}
