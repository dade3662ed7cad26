import fs from "node:fs"
import path from "node:path"
import type { ShopFacts } from "../../../contract/shop/shop-facts"
import { renderHead, type PageHead } from "./page-head"

const HEAD = /<!-- page -->[\s\S]*?<!-- \/page -->/
const END_OF_HEAD = "</head>"

type Page = {
  head: PageHead
  shop: ShopFacts
  /** Links to what the browser fetches first, as HTML. */
  links: string
}

let template: string | undefined

/** The storefront's one HTML file with a page's own head. */
export function storefrontPage(folder: string, { head, shop, links }: Page): string {
  template ??= fs.readFileSync(path.join(folder, "index.html"), "utf8")
  // Functions: `$&` in a product's name would otherwise mean something.
  return (
    template
      .replace(HEAD, () => renderHead(head, shop))
      // Behind the entry and its styles, which are needed before them.
      .replace(END_OF_HEAD, () => `  ${links}\n  ${END_OF_HEAD}`)
  )
}
