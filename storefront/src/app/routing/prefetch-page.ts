import { matchPath } from "react-router-dom"
import { prefetchHome, prefetchProducts, prefetchProduct } from "@/features/products/prefetch"
import { quietly } from "@/platform/stale-release"
import * as pages from "./pages"

type Page = {
  path: string
  /** What draws it. */
  load: () => Promise<unknown>
  /** What it shows; `id` is the one that the address has. */
  read?: (search: string, id: string) => void
}

/** Where the links that everybody sees lead; the dashboard's own pages come with their lists. */
const PAGES: readonly Page[] = [
  { path: "/", load: pages.HomePage.fetch, read: prefetchHome },
  { path: "/showProduct", load: pages.ProductsPage.fetch, read: prefetchProducts },
  { path: "/product/:id", load: pages.ProductPage.fetch, read: (_, id) => prefetchProduct(id) },
  { path: "/purchase/:id", load: pages.PurchasePage.fetch },
  { path: "/basket", load: pages.BasketPage.fetch },
  { path: "/login", load: pages.LoginPage.fetch },
  { path: "/blogs", load: pages.BlogsPage.fetch },
  { path: "/contact", load: pages.ContactPage.fetch },
  { path: "/portfolio", load: pages.PortfolioPage.fetch },
]

/**
 * Fetches the code and the data of the page at an address of this shop, where it is a known one.
 * Resolves when the code is there, or cannot be had.
 */
export async function prefetchPage({ pathname, search }: URL): Promise<void> {
  for (const { path, load, read } of PAGES) {
    const match = matchPath(path, pathname)
    if (!match) continue
    read?.(search, match.params.id ?? "")
    await quietly(load)
  }
}
